import { vi } from 'vitest';
import { testPart } from './part.tsx';

vi.mock('socket.io-client', () => import('./fake-socket.ts'));

testPart('money');
