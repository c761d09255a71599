import { seedRewards } from '../domains/bonus/seed.ts';
import { seedChat } from '../domains/chat/seed.ts';
import { createGames } from '../domains/games/create-games.ts';
import { seedSlips } from '../domains/slips/seed.ts';
import { pastStatement } from '../domains/wallet/past-statements.ts';
import type { StartEntry } from '../kernel/journal.ts';
import { gameOf, walletOf } from '../kernel/ledger.ts';
import type { Player } from '../kernel/player.ts';
import { randomFor } from '../kernel/random.ts';
import { World } from '../kernel/world.ts';
import { catalogue } from '../reference/game-catalogue.ts';
import { amounts, banks, names } from '../reference/reference-data.ts';

/** The player everyone knows: in every scenario with a registered player. */
export const demoPlayer = { username: '0812345678', password: 'krapao99' } as const;

/** Somebody else, wherever there is the first: with another name, money and history of their own. */
export const secondPlayer = { username: '0898765432', password: 'krapao99' } as const;

const day = 86_400_000;

/** A digit string that does not begin with 0. */
function digits(seed: number, label: string, count: number): string {
  const chance = randomFor(seed, label);
  return Array.from({ length: count }, (_, index) => chance.int(index === 0 ? 1 : 0, 9)).join('');
}

type Login = typeof demoPlayer | typeof secondPlayer;

/**
 * Somebody who was registered before the world began.
 * @param label keeps the draws of one apart from the other's
 * @param unlike a name whose given name is not used again
 */
function pastPlayer(world: World, label: string, login: Login, unlike = ''): Player {
  const { seed, at } = world.start;
  const chance = randomFor(seed, `${label} player`);
  const { first, last } = names[world.switches.laos ? 'lao' : 'thai'];
  const [given, family] = [
    chance.pick(first.filter(({ local }) => !unlike.startsWith(`${local} `))),
    chance.pick(last),
  ];
  const bank = chance.pick(ordinaryBanks(world.switches.laos));
  return {
    _id: digits(seed, `${label} id`, 8),
    name: `${given.local} ${family.local}`,
    username: login.username,
    createdAt: new Date(at - chance.int(40, 400) * day - chance.int(0, day)).toISOString(),
    coin: 0,
    currency: world.switches.laos ? 'LAK' : 'BAHT',
    passwordDigest: world.digest(login.password),
    active: true,
    bankCode: bank.code,
    bankAccountName: `${given.latin} ${family.latin}`.toUpperCase(),
    bankAccountNo: digits(seed, `${label} bank account`, bank.digits),
    invitedBy: null,
    inviteBonus: 0,
    logins: 0,
  };
}

/** Banks that most players have; the other codes come by the switch `playerBank`. */
const ordinaryBanks = (laos: boolean) =>
  banks.filter(({ country, digits: count }) => (laos ? country === 'LA' : country === 'TH' && count === 10));

/** The bank account that the switches give the demo player. */
function chosenBank(world: World, { name, ...player }: Player): Partial<Player> {
  const { playerBank, playerBankName } = world.switches;
  if (playerBank === 'none') return { bankCode: '', bankAccountName: '', bankAccountNo: '' };
  const bank = banks.find(({ code }) => code === playerBank);
  const { bankAccountName } = player;
  const written = { english: bankAccountName, 'lower-case': bankAccountName.toLowerCase(), thai: name };
  return {
    bankAccountName: written[playerBankName],
    ...(bank && { bankCode: bank.code, bankAccountNo: digits(world.seed, 'demo bank account', bank.digits) }),
  };
}

function demoRecord(world: World): Player {
  const player = pastPlayer(world, 'demo', demoPlayer);
  const { coins, inviteBonus } = world.switches;
  return { ...player, ...chosenBank(world, player), coin: coins, inviteBonus: Math.round(inviteBonus * 100) };
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
  await createGames(world, player, (code) => opensAtStart(world, code));
  for (const { code } of catalogue) {
    const amount = opensAtStart(world, code) ? openingBalance(world, code) : 0;
    if (amount === 0) continue;
    const to = gameOf(player._id, code);
    world.ledger.post({ amount, from: 'outside:opening', to, at: world.now, memo: 'opening balance' });
  }
}

function seedStatements(world: World, player: Player, rows: number): void {
  const openGames = catalogue.filter(({ code }) => opensAtStart(world, code)).map(({ code }) => code);
  const past = { seed: world.seed, player: player._id, bankCode: player.bankCode, openGames, end: world.now, rows };
  world.openLog('statement', player._id, rows, (age) => pastStatement(past, age));
}

/** Satang, the same in every world. */
const secondBalance = 182_050;

async function seedSecondPlayer(world: World, demo: Player): Promise<void> {
  const player = pastPlayer(world, 'second', secondPlayer, demo.name);
  await world.db.players.create(player);
  await createGames(world, player, (code) => opensAtStart(world, code));
  const to = walletOf(player._id);
  world.ledger.post({ amount: secondBalance, from: 'outside:opening', to, at: world.now, memo: 'opening balance' });
  seedStatements(world, player, 12);
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
  seedStatements(world, player, world.switches.statementRows);
  await seedRewards(world, player);
  seedSlips(world, player);
  await seedChat(world, player);
  await seedSecondPlayer(world, player);
  return world;
}
