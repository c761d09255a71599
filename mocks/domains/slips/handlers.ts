import { slipImage } from '../../art/paths.ts';
import type { Handlers } from '../../kernel/handler.ts';
import { toBaht } from '../../kernel/money.ts';
import type { Player } from '../../kernel/player.ts';
import { fail } from '../../kernel/refusal.ts';
import { inCurrency, type SiteTexts, siteLanguage } from '../../kernel/site.ts';
import type { World } from '../../kernel/world.ts';
import { amounts } from '../../reference/reference-data.ts';
import { slipDecided } from './events.ts';
import { type SlipRow, slipLog, slipOnWire, slipReference, wasSeen } from './records.ts';
import { amountByName, checkUpload, closingTimes, requireSlipFile, slipVerdict, verdictDelay } from './rules.ts';
import { pastSlipByReference } from './seed.ts';

/** Operator text as HTML. */
const slipNoticeTexts: SiteTexts = {
  th: '<p>กรุณาส่งสลิปภายใน <strong>1 ชั่วโมง</strong> หลังโอน และใช้ภาพต้นฉบับจากแอปธนาคารเท่านั้น</p>',
  la: '<p>ກະລຸນາສົ່ງໃບໂອນພາຍໃນ <strong>1 ຊົ່ວໂມງ</strong> ຫຼັງໂອນ ແລະ ໃຊ້ຮູບຕົ້ນສະບັບຈາກແອັບທະນາຄານເທົ່ານັ້ນ</p>',
};

/** @throws NO_DATA */
function slipByReference(world: World, player: Player, reference: string): SlipRow {
  const own = world
    .log(slipLog, player._id)
    .appended()
    .find((slip) => slip.reference === reference);
  const found = own ?? pastSlipByReference(world, player, reference);
  if (!found) throw fail('NO_DATA');
  return found;
}

export const slipHandlers = {
  uploadSlip: (world, { player, body }) => {
    const { name, hash } = requireSlipFile(body.file);
    const { slipWindow, nextSlip } = world.switches;
    checkUpload(name, slipWindow, world.now);

    const random = world.random('slip');
    const named = amountByName(name);
    const id = world.id('sl');
    world.log(slipLog, player._id).append({
      _id: id,
      createdAt: world.isoNow,
      // Unknown until the decision, unless the file name says it (SLP-43)
      amount: named === null ? null : toBaht(named),
      status: 'processing',
      note: null,
      link: null,
      reference: slipReference(world.seed, id, `U${id.slice(2).toUpperCase()}`),
      hash,
      worth: named ?? inCurrency(random.pick(amounts.deposit), player.currency),
      verdict: slipVerdict({ name, seenBefore: wasSeen(world, hash), next: nextSlip }),
    });
    const at = world.now + random.int(verdictDelay.min, verdictDelay.max);
    world.schedule.add(slipDecided, { kind: 'slip-verdict', id: world.id('ev'), at, player: player._id, slip: id });
    return { message: 'SUCCESS' };
  },

  listSlips: (world, { player, body }) => {
    const { total, rows } = world.log(slipLog, player._id).page(body.page, body.limit);
    return { total, slips: rows.map(slipOnWire) };
  },

  getSlipByReference: (world, { player, path: { reference } }) => {
    const slip = slipByReference(world, player, reference);
    if (slip.note === 'UPLOADED_FILE_NOT_EXIST') return { url: null };
    return { url: slip.link ?? slipImage(reference.length + (slip.worth % 7)) };
  },

  getSlipInfo: ({ switches }) => {
    const closing = closingTimes[switches.slipWindow];
    if (!closing) return {};
    return { ...closing, notice: slipNoticeTexts[siteLanguage(switches)] };
  },
} satisfies Partial<Handlers>;
