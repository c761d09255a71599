import { contactLink, contactQr } from '../../art/paths.ts';
import type { Handlers } from '../../kernel/handler.ts';
import { agreementTexts, conditionTexts, contactText, noticeText } from './content.ts';

export const infoHandlers = {
  getActive: (world) => ({ terminated: world.switches.terminated }),
  getInfo: () => ({ name: 'Krapao', website: 'krapao.example' }),
  getNotice: (world) => ({ notice: world.switches.notice ? noticeText : '' }),
  getEnableChatWidget: (world) => ({ enableChatWidget: world.switches.enableChatWidget }),
  getConditions: () => ({ conditions: conditionTexts }),
  getAgreements: (world) => ({ agreements: agreementTexts[world.switches.agreements] }),
  getContact: () => ({
    contactText,
    lineLink: contactLink,
    lineName: '@krapao',
    lineQR: contactQr(),
  }),
} satisfies Partial<Handlers>;
