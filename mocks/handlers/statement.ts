import type { Handlers } from './handler.ts';

export const statementHandlers = {
  listStatements: (world, { player, body }) => {
    const { total, rows } = world.statementsOf(player._id).page(body.page, body.limit);
    return { total, statements: rows };
  },
} satisfies Partial<Handlers>;
