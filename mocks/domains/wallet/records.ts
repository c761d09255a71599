import type { Statement } from '../../../contract/generated/models/statement.ts';
import { defineLog } from '../../kernel/log.ts';

/** The statement of a player: every movement of money that the player sees. */
export const statementLog = defineLog<Statement>('statement');
