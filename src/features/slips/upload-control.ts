import type { UploadOptions } from '../../shared/api/upload.ts';

export interface UploadControl {
  /** Options for the upload's hook, which reads them when a call begins: each call finds the signal of that moment. */
  readonly request: UploadOptions;
  /** A signal of its own for the next call. */
  readonly renew: () => void;
  readonly abort: () => void;
}

/** @param onUploadProgress share of the file that has left the device, 0 to 1. */
export function createUploadControl(onUploadProgress: (share: number) => void): UploadControl {
  let current = new AbortController();
  const request: UploadOptions = {
    onUploadProgress,
    get signal() {
      return current.signal;
    },
  };
  return {
    request,
    renew: () => {
      current = new AbortController();
    },
    abort: () => current.abort(),
  };
}
