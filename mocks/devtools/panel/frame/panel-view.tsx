import './panel-host.css';
import { MantineProvider, Tabs } from '@mantine/core';
import {
  IconAdjustments,
  IconBolt,
  IconClock,
  IconHandClick,
  IconHistory,
  IconListDetails,
  IconShare2,
  IconWorld,
} from '@tabler/icons-react';
import { type ComponentType, Fragment, useEffect, useId, useReducer, useState, useSyncExternalStore } from 'react';
import type { Language } from '../../../reference/language.ts';
import type { Sandbox } from '../../../sandbox/sandbox.ts';
import { languageTag, pageLanguage } from '../../page-kit/language.ts';
import { keptPanel } from '../../tab/memory.ts';
import type { StateRow } from '../../tab/state-rows.ts';
import { ActionsTab } from '../actions/actions-tab.tsx';
import { CallsTab } from '../calls/calls-tab.tsx';
import { FaultsTab } from '../faults/faults-tab.tsx';
import { JournalTab } from '../journal/journal-tab.tsx';
import { type Labels, labels, reasonOf } from '../kit/labels.ts';
import css from '../kit/panel.module.css';
import { PanelContext, type PanelTools, type Place, usePanel } from '../kit/panel-tools.ts';
import { ShareTab } from '../share/share-tab.tsx';
import { SwitchesTab } from '../switches/switches-tab.tsx';
import { TimeTab } from '../time/time-tab.tsx';
import { WorldTab } from '../world/world-tab.tsx';
import { Footer } from './footer.tsx';
import frame from './frame.module.css';
import { Header } from './header.tsx';
import { keepFocusIn } from './keep-focus.ts';
import { panelTheme } from './panel-theme.ts';

type TabName = Place['tab'];
type Tab = readonly [TabName, ComponentType<{ size?: number }>, ComponentType];

const groups: readonly (readonly [keyof Labels['tabGroup'], readonly Tab[]])[] = [
  [
    'everyone',
    [
      ['world', IconWorld, WorldTab],
      ['actions', IconHandClick, ActionsTab],
      ['time', IconClock, TimeTab],
      ['switches', IconAdjustments, SwitchesTab],
    ],
  ],
  [
    'engineers',
    [
      ['faults', IconBolt, FaultsTab],
      ['calls', IconListDetails, CallsTab],
      ['journal', IconHistory, JournalTab],
      ['share', IconShare2, ShareTab],
    ],
  ],
];
const tabs = groups.flatMap(([, members]) => members);

/** Tabs of earlier builds, and the gallery, which is a part of a tab: windows remember their names. */
const otherPlaces = new Map<string | undefined, Place>([
  ...(['screens', 'states'] as const).map((name) => [name, { tab: 'world', screens: true }] as const),
  ...(['cheats', 'chat'] as const).map((name) => [name, { tab: 'actions' }] as const),
  ['state', { tab: 'journal' }],
]);
const placeNamed = (name: string | undefined): Place => {
  const tab = tabs.find(([known]) => known === name)?.[0] ?? 'world';
  return otherPlaces.get(name) ?? { tab };
};

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
  const [place, goTo] = useState<Place>(() => placeNamed(first));
  useEffect(() => void keptPanel.write(place.screens ? 'screens' : place.tab), [place]);
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
    <div className={frame.frame} role="dialog" aria-labelledby={`${title} ${title}-now`} lang={languageTag(language)}>
      <Header title={title} onClose={onClose} takesFocus={takesFocus} />
      <Tabs value={tab} onChange={(next) => goTo({ tab: (next ?? 'world') as TabName })} className={frame.tabs}>
        <Tabs.List className={frame.tabList} aria-label={t.panel.tabs}>
          {groups.map(([group, members]) => (
            <Fragment key={group}>
              <span aria-hidden className={frame.group}>
                {t.tabGroup[group]}
              </span>
              {members.map(([name, Icon]) => (
                <Tabs.Tab key={name} value={name} className={frame.tab} leftSection={<Icon size={16} aria-hidden />}>
                  {t.tab[name]}
                </Tabs.Tab>
              ))}
            </Fragment>
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
