import { contactLink, contactQr } from '../../art/paths.ts';
import type { Handlers } from '../../kernel/handler.ts';
import { depositChannelsOf } from '../deposit/channels.ts';
import { banksOnOffer } from '../registration/phone-registry.ts';
import { sources } from '../registration/sources.ts';
import { slipWindowOf } from '../slips/upload-window.ts';
import { agreementTexts, conditionTexts, contactText, noticeText, slipNoticeText } from './texts.ts';

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
