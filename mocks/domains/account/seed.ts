import { type Player, players } from '../../kernel/player.ts';
import { randomFor } from '../../kernel/random.ts';
import type { World } from '../../kernel/world.ts';
import { banks, names } from '../../reference/reference-data.ts';
import { demoPlayer, secondPlayer } from './demo-players.ts';
import { sessions } from './records.ts';

const day = 86_400_000;

/** A digit string that does not begin with 0. */
function digits(seed: number, label: string, count: number): string {
  const chance = randomFor(seed, label);
  return Array.from({ length: count }, (_, index) => chance.int(index === 0 ? 1 : 0, 9)).join('');
}

type Login = typeof demoPlayer | typeof secondPlayer;

/**
 * A player who was registered before the world began.
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

/** The demo player, with the session that `as=player` starts with: login number 0. */
export async function seedDemoPlayer(world: World): Promise<Player> {
  const player = demoRecord(world);
  await world.table(players).create(player);
  await world.table(sessions).create({ token: world.tokenOf(player, 0), player: player._id });
  return player;
}

/** The second player, with another name than the demo player's. */
export async function seedSecondPlayer(world: World, demo: Player): Promise<Player> {
  const player = pastPlayer(world, 'second', secondPlayer, demo.name);
  await world.table(players).create(player);
  return player;
}
