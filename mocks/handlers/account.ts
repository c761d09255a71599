import { requireCredentials } from '../rules/credentials.ts';
import { profileOf } from '../world/views.ts';
import type { Handlers } from './handler.ts';

export const accountHandlers = {
  login: async (world, { body }) => {
    const player = requireCredentials(
      world.db.players.findFirst((q) => q.where({ username: body.username })),
      body.password,
    );
    const login = player.logins + 1;
    const token = world.tokenOf(player, login);
    await world.db.players.update((q) => q.where({ _id: player._id }), {
      data: (draft) => {
        draft.logins = login;
      },
    });
    await world.db.sessions.create({ token, player: player._id });
    return { token };
  },
  getProfile: (_world, { player }) => profileOf(player),
} satisfies Partial<Handlers>;
