import './panel-host.css';
import { MantineProvider, Tabs } from '@mantine/core';
import {
  IconAdjustments,
  IconBolt,
  IconClock,
  IconDatabase,
  IconKey,
  IconLayoutGrid,
  IconListDetails,
  IconMasksTheater,
  IconMessageCircle2,
  IconShare2,
} from '@tabler/icons-react';
import { type ComponentType, useEffect, useId, useReducer, useState, useSyncExternalStore } from 'react';
import type { Language } from '../../../reference/language.ts';
import type { Sandbox } from '../../../sandbox/sandbox.ts';
import { languageTag, pageLanguage } from '../../page-kit/language.ts';
import { loadFile } from '../../page-kit/load-file.ts';
import { keptPanel } from '../../tab/memory.ts';
import type { StateRow } from '../../tab/state-rows.ts';
import { CallsTab } from '../calls/calls-tab.tsx';
import { ChatTab } from '../chat/chat-tab.tsx';
import { CheatsTab } from '../cheats/cheats-tab.tsx';
import { FaultsTab } from '../faults/faults-tab.tsx';
import { labels, reasonOf } from '../kit/labels.ts';
import { lateTab } from '../kit/loaded.tsx';
import css from '../kit/panel.module.css';
import { PanelContext, type PanelTools, type Place, usePanel } from '../kit/panel-tools.ts';
import { ScenarioTab } from '../scenario/scenario-tab.tsx';
import { ShareTab } from '../share/share-tab.tsx';
import { StateTab } from '../state/state-tab.tsx';
import { SwitchesTab } from '../switches/switches-tab.tsx';
import { TimeTab } from '../time/time-tab.tsx';
import { Footer } from './footer.tsx';
import frame from './frame.module.css';
import { Header } from './header.tsx';
import { keepFocusIn } from './keep-focus.ts';
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
] as const satisfies readonly (readonly [TabName, ComponentType<{ size?: number }>, ComponentType])[];
type TabName = Place['tab'];
const tabNamed = (name: string | undefined): TabName => tabs.find(([known]) => known === name)?.[0] ?? 'scenario';

interface Props {
  readonly sandbox: Sandbox;
  readonly loadStates: () => Promise<readonly StateRow[]>;
  readonly base: string;
  readonly inPage: boolean;
  /** The element that carries the panel's variables. */
  readonly host: HTMLElement;
  /** The name of the tab to show first; another text shows the usual one. */
  readonly first?: string | undefined;
  readonly takesFocus?: boolean;
  readonly onClose: () => void;
}

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
        <Frame onClose={onClose} status={tools.status} takesFocus={props.takesFocus ?? true} />
      </PanelContext>
    </MantineProvider>
  );
}

interface Status {
  readonly message: string;
  readonly kind: 'done' | 'failed';
}

function useTools({ sandbox, loadStates, base, inPage, host, first, onClose: close }: Props): PanelTools & {
  readonly status: Status;
} {
  const language = useAppLanguage();
  const t = labels[language];
  const [status, setStatus] = useState<Status>({ message: '', kind: 'done' });
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => sandbox.onReplaced(redraw), [sandbox]);
  const say: PanelTools['say'] = (message, kind = 'done') => setStatus({ message, kind });
  const act: PanelTools['act'] = async (job, done = t.panel.done) => {
    const isChanged = keepFocusIn(host);
    try {
      await job();
      if (done !== '') say(typeof done === 'string' ? done : done());
      return true;
    } catch (error) {
      say(reasonOf(error, t), 'failed');
      return false;
    } finally {
      redraw();
      isChanged();
    }
  };
  const [place, goTo] = useState<Place>({ tab: tabNamed(first) });
  useEffect(() => void keptPanel.write(place.tab), [place.tab]);
  const given = { sandbox, loadStates, base, inPage, close };
  return { ...given, t, language, act, say, status, place, goTo };
}

interface FrameProps {
  readonly onClose: () => void;
  readonly status: Status;
  readonly takesFocus: boolean;
}

function Frame({ onClose, status, takesFocus }: FrameProps) {
  const { t, language, place, goTo } = usePanel();
  const title = useId();
  const { tab } = place;
  return (
    <div className={frame.frame} role="dialog" aria-labelledby={title} lang={languageTag(language)}>
      <Header title={title} onClose={onClose} takesFocus={takesFocus} />
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
      <Footer>
        <p role="status" className={status.kind === 'failed' ? css.bad : frame.said}>
          {status.message}
        </p>
      </Footer>
    </div>
  );
}

function watch(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  return () => observer.disconnect();
}

const useAppLanguage = (): Language => useSyncExternalStore(watch, pageLanguage);
