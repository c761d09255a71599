import type { Language } from '../../../reference/language.ts';
import { wordsOfAct } from '../../presenter/states/walk.ts';
import type { Act, LocalizedText } from '../../presenter/story.ts';
import type { AppWords } from '../app-words.ts';
import type { Recording, Step } from '../recording.ts';
import { endAct, storyAct, Used } from './act-code.ts';
import { codeOf } from './code.ts';

/** Name of the story's constant, such as `qrDeposit`. A single word gets a suffix: it may be reserved, such as `new`. */
export const constantOf = (name: string) =>
  name.includes('-') ? name.replace(/-+(\w)/g, (_dash, letter: string) => letter.toUpperCase()) : `${name}Story`;

const languages: readonly Language[] = ['th', 'la', 'en'];
const inAll = (text: (language: Language) => string): LocalizedText =>
  Object.fromEntries(languages.map((language) => [language, text(language)])) as unknown as LocalizedText;

const titles: LocalizedText = { th: 'เรื่องที่บันทึก', la: 'ເລື່ອງທີ່ບັນທຶກ', en: 'A recorded story' };
const leads: LocalizedText = {
  th: 'บันทึกจากหน้าจอจริง ทีละขั้น',
  la: 'ບັນທຶກຈາກໜ້າຈໍຈິງ ເທື່ອລະຂັ້ນ',
  en: 'Recorded on the real screens, step by step.',
};

/** Splits steps into beats: a beat ends with a command or a change of page. */
export function beatsOf(steps: readonly Step[]): readonly (readonly Step[])[] {
  const beats: Step[][] = [];
  let open: Step[] = [];
  steps.forEach((step, index) => {
    open.push(step);
    const next = steps[index + 1];
    if (step.entry === undefined && next?.route === step.route) return;
    beats.push(open);
    open = [];
  });
  return open.length > 0 ? [...beats, open] : beats;
}

export const wordsOfStep = ({ act }: Step, language: Language, words: AppWords): string =>
  wordsOfAct(act as Act, language, words.textOf(language));

/** The text of the last pressed button, if it differs between all languages; else a description of the last step. */
function titleOf(steps: readonly Step[], words: AppWords): LocalizedText {
  const keys = steps.flatMap(({ act }) =>
    act.do === 'press' && typeof act.on.says === 'object' && 'key' in act.on.says ? act.on.says.key : [],
  );
  const key = keys.at(-1);
  const title = key === undefined ? null : inAll((language) => words.textOf(language)(key));
  if (title && new Set(Object.values(title)).size === languages.length) return title;
  const last = steps.at(-1);
  return inAll((language) => (last ? wordsOfStep(last, language, words) : titles[language]));
}

export function writeStory(name: string, { began, steps, ended }: Recording, words: AppWords): string {
  const used = new Used();
  const { scenario, seed, set } = began.address;
  const beats = beatsOf(steps);
  const sign = ended?.signs[ended.sign];
  const story = {
    name,
    title: titles,
    lead: leads,
    world: { scenario, ...(seed !== 1 && { seed }), ...(Object.keys(set).length > 0 && { set }) },
    as: began.person,
    opening: [
      { do: 'go', route: began.route },
      { do: 'see', what: { css: 'main' } },
    ],
    beats: beats.map((beat, index) => {
      const isLast = index === beats.length - 1;
      const entry = beat.at(-1)?.entry;
      return {
        title: titleOf(beat, words),
        says: inAll((language) => beat.map((step) => wordsOfStep(step, language, words)).join(' · ')),
        acts: [...beat.map(({ act }) => storyAct(act, used)), ...(isLast && sign ? [endAct(sign, used)] : [])],
        ends: { route: beats[index + 1]?.[0]?.route ?? ended?.route ?? began.route, ...(entry && { entry }) },
      };
    }),
  };
  const body = codeOf(story);
  return [
    "import type { Story } from '../../mocks/index.ts';\n",
    used.importFrom('../states/acts.ts'),
    `\nexport const ${constantOf(name)}: Story = ${body};\n`,
  ].join('');
}
