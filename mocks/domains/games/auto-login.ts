import type { OperationAnswer, OperationId } from '../../../contract/generated/operations.ts';
import type { Handlers } from '../../kernel/handler.ts';
import type { Player } from '../../kernel/player.ts';
import { fail } from '../../kernel/refusal.ts';
import type { World } from '../../kernel/world.ts';
import { credentialsOf } from './handlers.ts';
import { gameAccounts } from './records.ts';

type AutoLogin = Extract<OperationId, `autoLogin${string}`>;
interface AutoLoginCall {
  readonly player: Player;
  readonly path: { readonly username: string; readonly password?: string };
}

/**
 * Answers with a link that opens one game logged in. Its ticket stands for the account; credentials are in no link.
 * @throws SLOT_NO_ACCOUNT for an account that isn't open or isn't the player's; NOT_AREASLOT where that provider
 * doesn't know the user
 */
const autoLogin =
  (code: string) =>
  (world: World, { player, path }: AutoLoginCall): OperationAnswer[AutoLogin] => {
    const game = world.table(gameAccounts).findFirst((q) => q.where({ player: player._id, code }));
    if (!game?.isActive) throw fail('SLOT_NO_ACCOUNT');
    const { username, password } = credentialsOf(world, player, code);
    const known = path.username === username && (path.password === undefined || path.password === password);
    if (code === 'AREASLOT' && (!known || world.switches.gameProvider === 'NOT_AREASLOT')) throw fail('NOT_AREASLOT');
    if (!known) throw fail('SLOT_NO_ACCOUNT');
    const ticket = world.digest(`ticket|${player._id}|${code}|${password}`).slice(7, 31);
    return { link: `https://play.${code.toLowerCase()}.example/in/${ticket}` };
  };

export const autoLoginHandlers = {
  autoLoginPg: autoLogin('PG'),
  autoLoginBetflix: autoLogin('BETFLIX'),
  autoLoginAskmebet: autoLogin('ASKMEBET'),
  autoLoginImi: autoLogin('IMI'),
  autoLoginUsun: autoLogin('USUN'),
  autoLoginAreaslot: autoLogin('AREASLOT'),
  autoLoginCircus: autoLogin('CIRCUS'),
  autoLoginSlotracha: autoLogin('SLOTRACHA'),
  autoLoginPgslot: autoLogin('PGSLOT'),
  autoLoginJoker2: autoLogin('JOKER2'),
  autoLoginHuayhd: autoLogin('HUAYHD'),
} satisfies { readonly [Id in AutoLogin]: Handlers[Id] };
