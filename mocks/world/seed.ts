import { gameBackground, gameLogo } from '../art/paths.ts';
import { amounts, banks, names } from '../pools/pools.ts';
import { catalogue } from './catalogue.ts';
import type { Player } from './entities.ts';
import { pastStatement } from './history.ts';
import type { StartEntry } from './journal.ts';
import { gameOf, walletOf } from './ledger.ts';
import { randomFor } from './random.ts';
import { World } from './world.ts';

/** The player everyone knows: in every scenario with a registered player. */
export const demoPlayer = { username: '0812345678', password: 'krapao99' } as const;

const day = 86_400_000;

/** A digit string that does not begin with 0. */
function digits(seed: number, label: string, count: number): string {
  const chance = randomFor(seed, label);
  return Array.from({ length: count }, (_, index) => chance.int(index === 0 ? 1 : 0, 9)).join('');
}

function demoRecord(world: World): Player {
  const { seed, switches, at } = world.start;
  const chance = randomFor(seed, 'demo player');
  const first = chance.pick(names.thai.first);
  const last = chance.pick(names.thai.last);
  const bank = chance.pick(banks.filter(({ country, digits: count }) => country === 'TH' && count === 10));
  return {
    _id: digits(seed, 'demo id', 8),
    name: `${first.local} ${last.local}`,
    username: demoPlayer.username,
    createdAt: new Date(at - chance.int(40, 400) * day - chance.int(0, day)).toISOString(),
    coin: switches.coins,
    currency: 'BAHT',
    passwordDigest: world.digest(demoPlayer.password),
    active: true,
    bankCode: bank.code,
    bankAccountName: `${first.latin} ${last.latin}`.toUpperCase(),
    bankAccountNo: digits(seed, 'demo bank account', bank.digits),
    inviteBonus: Math.round(switches.inviteBonus * 100),
    logins: 0,
  };
}

/** Which of the catalogue's accounts are open: the first of each category when only some are. */
function opensAtStart(world: World, code: string): boolean {
  if (world.switches.openGames !== 'some') return world.switches.openGames === 'all';
  return ['JOKER', 'PG', 'SUPERSLOT', 'PGSLOT', 'UFABET', 'SEXYGAME', 'BETFLIX', 'HUAYHD'].includes(code);
}

function openingBalance(world: World, code: string): number {
  const chance = randomFor(world.seed, `opening:${code}`);
  if (world.switches.gameBalances === 'none') return 0;
  const satang = chance.pick(amounts.balance) + chance.int(0, 30_000);
  if (world.switches.gameBalances === 'large') return satang * 100;
  return chance.chance(0.7) ? satang : 0;
}

async function seedGames(world: World, player: Player): Promise<void> {
  for (const { code, name, category, factor, web, apps } of catalogue) {
    const store = (kind: 'android' | 'ios', host: string) =>
      apps === 'both' || apps === kind ? `https://${host}/krapao/${code.toLowerCase()}` : null;
    const isActive = opensAtStart(world, code);
    await world.db.games.create({
      player: player._id,
      code,
      name,
      logo: gameLogo(code),
      background: gameBackground(code),
      isActive,
      ftWalletSlot: factor,
      web: web ? `https://play.${code.toLowerCase()}.example/lobby` : null,
      android: store('android', 'play.google.com'),
      ios: store('ios', 'apps.apple.com'),
      category,
    });
    const amount = isActive ? openingBalance(world, code) : 0;
    if (amount === 0) continue;
    const to = gameOf(player._id, code);
    world.ledger.post({ amount, from: 'outside:opening', to, at: world.now, memo: 'opening balance' });
  }
}

/** The world as it is at entry 0, before anything has happened in it. */
export async function buildWorld(start: StartEntry): Promise<World> {
  const world = new World(start);
  if (!world.switches.registered) return world;
  const player = demoRecord(world);
  await world.db.players.create(player);
  // the session that `as=player` starts with: login number 0
  await world.db.sessions.create({ token: world.tokenOf(player, 0), player: player._id });
  await seedGames(world, player);
  const amount = Math.round(world.switches.balance * 100);
  if (amount > 0) {
    const to = walletOf(player._id);
    world.ledger.post({ amount, from: 'outside:opening', to, at: world.now, memo: 'opening balance' });
  }
  const rows = world.switches.statementRows;
  const openGames = catalogue.filter(({ code }) => opensAtStart(world, code)).map(({ code }) => code);
  const past = { seed: world.seed, player: player._id, bankCode: player.bankCode, openGames, end: start.at, rows };
  world.openStatements(player._id, rows, (age) => pastStatement(past, age));
  return world;
}
