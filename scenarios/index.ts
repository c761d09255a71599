import type { Scenario } from '../mocks/index.ts';
import { broke } from './broke.ts';
import { everyday } from './everyday.ts';
import { expiredSession } from './expired-session.ts';
import { newcomer } from './newcomer.ts';
import { slowNetwork } from './slow-network.ts';
import { terminated } from './terminated.ts';

/** Every preset, in the order people meet them. */
export const scenarios: readonly Scenario[] = [everyday, newcomer, broke, expiredSession, slowNetwork, terminated];
