import { contactLink, contactQr } from '../art/paths.ts';
import { depositChannelsOf } from '../rules/deposit-channels.ts';
import { slipWindowOf } from '../rules/slip-window.ts';
import { sources } from '../rules/sources.ts';
import { banksOnOffer } from '../world/registry.ts';
import { agreementTexts, conditionTexts, contactText, noticeText, slipNoticeText } from '../world/texts.ts';
import type { Handlers } from './handler.ts';

export const lookupHandlers = {
  getActive: (world) => ({ terminated: world.switches.terminated }),
  getInfo: () => ({ name: 'Krapao', website: 'krapao.example' }),
  getNotice: (world) => ({ notice: world.switches.notice ? noticeText : '' }),
  getRegisterOtp: (world) => ({ registerOTP: world.switches.registerOtp }),
  getEnableChatWidget: (world) => ({ enableChatWidget: world.switches.enableChatWidget }),
  getConditions: () => ({ conditions: conditionTexts }),
  getAgreements: (world) => ({ agreements: agreementTexts[world.switches.agreements] }),
  getContact: () => ({
    contactText,
    lineLink: contactLink,
    lineName: '@krapao',
    lineQR: contactQr(),
  }),
  getBanks: (world) => ({ banks: banksOnOffer(world).map(({ code, nameTH, nameEN }) => ({ code, nameTH, nameEN })) }),
  getSources: (world) => ({ sources: world.switches.sources ? [...sources] : [] }),
  getDepositChannels: (world) => depositChannelsOf(world.seed, world.switches),
  getWithdrawLimits: ({ switches: { withdrawMin, withdrawMax } }) => ({ withdrawMin, withdrawMax }),
  getSlipInfo: (world) => {
    const window = slipWindowOf(world.switches.slipWindow);
    return window ? { ...window, notice: slipNoticeText } : {};
  },
} satisfies Partial<Handlers>;
