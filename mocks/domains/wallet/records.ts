import type { Statement } from '../../../contract/generated/models/statement.ts';
import { defineLog } from '../../kernel/log.ts';

export const statementLog = defineLog<Statement>('statement');
