import { contactLink, contactQr } from '../../art/paths.ts';
import type { Handlers } from '../../kernel/handler.ts';
import { loadLate } from '../../kernel/late-part.ts';
import { siteLanguage } from '../../kernel/site.ts';

const loadTexts = () => loadLate(() => import('./texts.ts'));

export const infoHandlers = {
  getActive: (world) => ({ terminated: world.switches.terminated }),
  getInfo: () => ({ name: 'Krapao', website: 'krapao.example' }),
  getNotice: async ({ switches }) => ({
    notice: switches.notice ? (await loadTexts()).noticeTexts[siteLanguage(switches)] : '',
  }),
  getEnableChatWidget: (world) => ({ enableChatWidget: world.switches.enableChatWidget }),
  getConditions: async ({ switches }) => ({ conditions: (await loadTexts()).conditionTexts[siteLanguage(switches)] }),
  getAgreements: async ({ switches }) => ({
    agreements:
      switches.agreements === 'accepted'
        ? []
        : (await loadTexts()).agreementsOf(siteLanguage(switches), switches.agreements === 'changed'),
  }),
  getContact: async ({ switches }) => ({
    contactText: (await loadTexts()).contactTexts[siteLanguage(switches)],
    lineLink: contactLink,
    lineName: '@krapao',
    lineQR: contactQr(),
  }),
} satisfies Partial<Handlers>;
