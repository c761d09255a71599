import type { ApiError } from './api-error.ts';
export type ErrorType<_Body> = ApiError;
export const http = async <T>(url: string, init?: RequestInit): Promise<T> => (await fetch(url, init)).json() as T;
