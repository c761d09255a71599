import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

export default defineConfig(({ mode }) => {
  const sandbox = mode === 'sandbox';
  return {
    plugins: [react()],
    resolve: { conditions: sandbox ? ['sandbox', ...defaultClientConditions] : [...defaultClientConditions] },
    build: { outDir: sandbox ? 'dist/sandbox' : 'dist/live' },
  };
});
