import { switchSatang } from '../../kernel/money.ts';
import { type Player, players } from '../../kernel/player.ts';
import { digitsFor, randomFor } from '../../kernel/random.ts';
import { type Currency, siteCurrency } from '../../kernel/site.ts';
import { day } from '../../kernel/time/duration.ts';
import type { World } from '../../kernel/world.ts';
import { banks, demoPlayer, names, secondPlayer } from '../../reference/reference-data.ts';
import { sessions } from './players.ts';

type Login = typeof demoPlayer | typeof secondPlayer;

/**
 * A player who was registered before the world began.
 * @param label separates the random numbers of each player
 * @param otherName full name of another player; its given name is avoided
 */
function pastPlayer(world: World, label: string, login: Login, currency: Currency, otherName = ''): Player {
  const { seed, at } = world.start;
  const random = randomFor(seed, `${label} player`);
  const { first, last } = names[world.switches.laos ? 'lao' : 'thai'];
  const given = random.pick(first.filter(({ local }) => !otherName.startsWith(`${local} `)));
  const family = random.pick(last);
  const bank = random.pick(ordinaryBanks(world.switches.laos));
  return {
    _id: digitsFor(seed, `${label} id`, 8),
    name: `${given.local} ${family.local}`,
    username: login.username,
    createdAt: new Date(at - random.int(40, 400) * day - random.int(0, day)).toISOString(),
    coin: 0,
    currency,
    passwordDigest: world.digest(login.password),
    active: true,
    bankCode: bank.code,
    bankAccountName: `${given.latin} ${family.latin}`.toUpperCase(),
    bankAccountNo: digitsFor(seed, `${label} bank account`, bank.digits),
    invitedBy: null,
    inviteBonus: 0,
    logins: 0,
  };
}

/** Banks of players unless the switch `playerBank` names another. */
const ordinaryBanks = (laos: boolean) =>
  banks.filter(({ country, digits }) => (laos ? country === 'LA' : country === 'TH' && digits === 10));

function chosenBank(world: World, { name, ...player }: Player): Partial<Player> {
  const { playerBank, playerBankName } = world.switches;
  if (playerBank === 'none') return { bankCode: '', bankAccountName: '', bankAccountNo: '' };
  const bank = banks.find(({ code }) => code === playerBank);
  const { bankAccountName } = player;
  const written = { english: bankAccountName, 'lower-case': bankAccountName.toLowerCase(), thai: name };
  return {
    bankAccountName: written[playerBankName],
    ...(bank && { bankCode: bank.code, bankAccountNo: digitsFor(world.seed, 'demo bank account', bank.digits) }),
  };
}

function demoRecord(world: World): Player {
  const player = pastPlayer(world, 'demo', demoPlayer, siteCurrency(world.switches));
  const { coins, inviteBonus } = world.switches;
  return { ...player, ...chosenBank(world, player), coin: coins, inviteBonus: switchSatang(inviteBonus) };
}

/** Login number 0 gets a session, which the address parameter `as=player` uses. */
export async function seedDemoPlayer(world: World): Promise<Player> {
  const player = demoRecord(world);
  await world.table(players).create(player);
  await world.table(sessions).create({ token: world.tokenOf(player, 0), player: player._id });
  return player;
}

/** In Laos the second player uses baht. */
export async function seedSecondPlayer(world: World, demo: Player): Promise<Player> {
  const player = pastPlayer(world, 'second', secondPlayer, 'BAHT', demo.name);
  await world.table(players).create(player);
  return player;
}
