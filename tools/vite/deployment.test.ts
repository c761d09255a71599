import { expect, test, vi } from 'vitest';
import { deployment } from './deployment.ts';

type Resolved = (config: object) => void;

const resolve = (mode: string) => {
  const { configResolved } = deployment();
  (configResolved as unknown as Resolved)({ mode, root: '/nowhere', envDir: '', base: '/', build: { outDir: 'dist' } });
};

// APP-79, APP-93
test('a live build without an API base fails, and says which setting is missing', () => {
  vi.stubEnv('VITE_API_BASE', '');
  expect(() => resolve('production')).toThrow('A live build needs the address of the backend: VITE_API_BASE=');
  expect(() => resolve('sandbox')).not.toThrow();
  vi.stubEnv('VITE_API_BASE', 'https://api.example.com');
  expect(() => resolve('production')).not.toThrow();
  vi.stubEnv('VITE_API_BASE', 'api.example.com');
  expect(() => resolve('production')).toThrow('VITE_API_BASE has to be an address such as https://host.example');
  vi.unstubAllEnvs();
});
