import './panel-host.css';
import { MantineProvider, Tabs } from '@mantine/core';
import {
  IconAdjustments,
  IconApi,
  IconBolt,
  IconClock,
  IconDatabase,
  IconHelp,
  IconKey,
  IconLayoutGrid,
  IconListDetails,
  IconMasksTheater,
  IconMessageCircle2,
  IconPlayerRecord,
  IconRoute,
  IconShare2,
  IconX,
} from '@tabler/icons-react';
import { type ComponentType, useEffect, useId, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import type { Language } from '../../../reference/language.ts';
import type { Lives } from '../../../sandbox/lives.ts';
import type { Sandbox } from '../../../sandbox/sandbox.ts';
import { languageTag, pageLanguage } from '../../page-kit/language.ts';
import { loadFile } from '../../page-kit/load-file.ts';
import { openRecorderEvent } from '../../tab/memory.ts';
import type { StateRow } from '../../tab/state-rows.ts';
import { branchNames } from '../../tab/state-storage.ts';
import { CallsTab } from '../calls/calls-tab.tsx';
import { ChatTab } from '../chat/chat-tab.tsx';
import { CheatsTab } from '../cheats/cheats-tab.tsx';
import { FaultsTab } from '../faults/faults-tab.tsx';
import { fill, labels, reasonOf } from '../kit/labels.ts';
import { lateTab } from '../kit/loaded.tsx';
import css from '../kit/panel.module.css';
import { type Asked, PanelContext, type PanelTools, type Place, usePanel } from '../kit/panel-tools.ts';
import { ScenarioTab } from '../scenario/scenario-tab.tsx';
import { ReportButton } from '../share/report-section.tsx';
import { ShareTab } from '../share/share-tab.tsx';
import { StateTab } from '../state/state-tab.tsx';
import { SwitchesTab } from '../switches/switches-tab.tsx';
import { TimeTab } from '../time/time-tab.tsx';
import { askAbout } from '../why/asked.ts';
import frame from './frame.module.css';
import { panelTheme } from './panel-theme.ts';

const tabs = [
  ['scenario', IconMasksTheater, ScenarioTab],
  ['switches', IconAdjustments, SwitchesTab],
  ['faults', IconBolt, FaultsTab],
  ['time', IconClock, TimeTab],
  ['chat', IconMessageCircle2, ChatTab],
  ['calls', IconListDetails, CallsTab],
  ['state', IconDatabase, StateTab],
  ['cheats', IconKey, CheatsTab],
  ['share', IconShare2, ShareTab],
  ['states', IconLayoutGrid, lateTab(async () => (await loadFile(() => import('../states/states-tab.tsx'))).StatesTab)],
  [
    'record',
    IconPlayerRecord,
    lateTab(async () => (await loadFile(() => import('../record/record-tab.tsx'))).RecordTab),
  ],
  ['explore', IconRoute, lateTab(async () => (await loadFile(() => import('../explore/explore-tab.tsx'))).ExploreTab)],
  [
    'reference',
    IconApi,
    lateTab(async () => (await loadFile(() => import('../reference/reference-tab.tsx'))).ReferenceTab),
  ],
  ['why', IconHelp, lateTab(async () => (await loadFile(() => import('../why/why-tab.tsx'))).WhyTab)],
] as const satisfies readonly (readonly [TabName, ComponentType<{ size?: number }>, ComponentType])[];
type TabName = Place['tab'];

interface Props {
  readonly sandbox: Sandbox;
  readonly loadStates: () => Promise<readonly StateRow[]>;
  readonly loadLives: () => Promise<Lives>;
  readonly base: string;
  readonly inPage: boolean;
  /** The element that carries the panel's variables. */
  readonly host: HTMLElement;
  /** What the tester has asked about, when the panel was opened for it. */
  readonly asked?: Asked | null;
  readonly first?: TabName | undefined;
  readonly onClose: () => void;
}

/** Fires on the panel's element with what the tester has asked about. */
export const askEvent = 'kps-ask';

export function PanelView(props: Props) {
  const { host, onClose } = props;
  const tools = useTools(props);
  return (
    <MantineProvider
      theme={panelTheme}
      forceColorScheme="dark"
      classNamesPrefix="kps"
      cssVariablesSelector=".kps-host"
      getRootElement={() => host}
    >
      <PanelContext value={tools}>
        <Frame onClose={onClose} status={tools.status} />
      </PanelContext>
    </MantineProvider>
  );
}

interface Status {
  readonly message: string;
  readonly kind: 'done' | 'failed';
}

function useTools({
  sandbox,
  loadStates,
  loadLives,
  base,
  inPage,
  host,
  asked: first = null,
  first: tab = 'scenario',
  onClose: close,
}: Props): PanelTools & {
  readonly status: Status;
} {
  const language = useAppLanguage();
  const t = labels[language];
  const [status, setStatus] = useState<Status>({ message: '', kind: 'done' });
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => sandbox.onReplaced(redraw), [sandbox]);
  const say: PanelTools['say'] = (message, kind = 'done') => setStatus({ message, kind });
  const act: PanelTools['act'] = async (job, done = t.panel.done) => {
    try {
      await job();
      if (done !== '') say(typeof done === 'string' ? done : done());
      return true;
    } catch (error) {
      say(reasonOf(error, t), 'failed');
      return false;
    } finally {
      redraw();
    }
  };
  const [place, goTo] = useState<Place>({ tab: first ? 'why' : tab });
  const [asked, setAsked] = useState<Asked | null>(first);
  useEffect(() => {
    const onAsk = (event: Event) => {
      setAsked(askAbout((event as CustomEvent<Element>).detail));
      goTo({ tab: 'why' });
    };
    host.addEventListener(askEvent, onAsk);
    return () => host.removeEventListener(askEvent, onAsk);
  }, [host]);
  useEffect(() => {
    const onRecorded = () => goTo({ tab: 'record' });
    document.addEventListener(openRecorderEvent, onRecorded);
    return () => document.removeEventListener(openRecorderEvent, onRecorded);
  }, []);
  const choose = async () => {
    const { pickElement } = await loadFile(() => import('../why/pick.ts'));
    const element = await pickElement(host, t);
    if (element) host.dispatchEvent(new CustomEvent(askEvent, { detail: element }));
  };
  const given = { sandbox, loadStates, loadLives, base, inPage, close };
  return { ...given, t, language, act, say, status, place, goTo, asked, choose };
}

function Frame({ onClose, status }: { onClose: () => void; status: Status }) {
  const { sandbox, t, language, inPage, place, goTo, act, choose } = usePanel();
  const title = useId();
  const { tab } = place;
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus({ preventScroll: true }), []);
  const { scenario, seed, copy = '' } = sandbox.address;
  const branch = branchNames.includes(copy) ? ` · ${copy}` : '';
  const { differences = [], stored } = sandbox.describe();
  const [{ records }] = sandbox.journal();
  const unlike = records?.unlike ?? [];
  const skipped = sandbox.journal().filter((entry) => 'off' in entry).length;
  return (
    <div className={frame.frame} role="dialog" aria-labelledby={title} lang={languageTag(language)}>
      <header className={frame.header}>
        <div className={css.grow}>
          <h2 id={title} className={frame.title}>
            <span className={frame.brand}>sandbox</span>
            <span className={css.unseen}>{t.panel.title}</span>
            <span className={frame.world}>
              {records ? t.scenario.lives : `${scenario} · ${fill(t.panel.seed, { seed })}`}
              {branch}
            </span>
          </h2>
          <p className={css.small}>{t.panel.lead}</p>
        </div>
        <button
          type="button"
          className={css.icon}
          aria-label={t.why.title}
          title={t.why.title}
          onClick={() => void act(choose, '')}
        >
          <IconHelp size={20} aria-hidden />
        </button>
        <ReportButton />
        <button ref={close} type="button" className={css.icon} aria-label={t.panel.close} onClick={onClose}>
          <IconX size={20} aria-hidden />
        </button>
      </header>
      <Tabs value={tab} onChange={(next) => goTo({ tab: (next ?? 'scenario') as TabName })} className={frame.tabs}>
        <Tabs.List className={frame.tabList} aria-label={t.panel.tabs}>
          {tabs.map(([name, Icon]) => (
            <Tabs.Tab key={name} value={name} className={frame.tab}>
              <Icon size={18} aria-hidden />
              <span>{t.tab[name]}</span>
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map(([name, , Content]) => (
          <Tabs.Panel key={name} value={name} className={frame.content} tabIndex={-1}>
            {name === tab && <Content />}
          </Tabs.Panel>
        ))}
      </Tabs>
      <footer className={frame.footer}>
        {inPage && <p className={css.warn}>{t.panel.inPage}</p>}
        {unlike.length > 0 && <p className={css.warn}>{fill(t.panel.unlike, { fields: unlike.join(', ') })}</p>}
        {skipped > 0 && (
          <p className={css.warn}>{fill(t.state.diff.skippedSome, { count: skipped, others: differences.length })}</p>
        )}
        {skipped === 0 && differences.length > 0 && (
          <p className={css.warn}>
            {fill(t.panel.differs, { count: differences.length, seq: differences[0]?.seq ?? 0 })}
          </p>
        )}
        {stored === 'memory' && <p className={css.warn}>{t.panel.inMemory}</p>}
        <p role="status" className={status.kind === 'failed' ? css.bad : frame.said}>
          {status.message}
        </p>
      </footer>
    </div>
  );
}

function watch(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  return () => observer.disconnect();
}

const useAppLanguage = (): Language => useSyncExternalStore(watch, pageLanguage);
