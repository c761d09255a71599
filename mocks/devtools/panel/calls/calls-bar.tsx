import { Button } from '@mantine/core';
import { IconDownload, IconPlayerPause, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { fill } from '../kit/labels.ts';
import css from '../kit/panel.module.css';
import { usePanel } from '../kit/panel-tools.ts';
import type { callListOf, Row } from './call-list.ts';
import { harOf } from './har.ts';

interface Props {
  readonly list: ReturnType<typeof callListOf>;
  /** The rows that the filter leaves, newest first. */
  readonly found: readonly Row[];
}

function saveHar(found: readonly Row[], scenario: string, seed: number): void {
  const text = harOf(found.toReversed(), location.origin, performance.timeOrigin);
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: address, download: `krapao-${scenario}-${seed}.har` }).click();
  URL.revokeObjectURL(address);
}

/** Pauses, clears and saves the list. */
export function CallsBar({ list, found }: Props) {
  const { sandbox, t, act } = usePanel();
  const { isPaused } = list;
  const save = () => {
    const { scenario, seed } = sandbox.address;
    saveHar(found, scenario, seed);
  };
  return (
    <>
      <div className={css.row} role="group" aria-label={t.calls.tools}>
        <Button
          size="xs"
          variant={isPaused ? 'filled' : 'default'}
          leftSection={isPaused ? <IconPlayerPlay size={14} aria-hidden /> : <IconPlayerPause size={14} aria-hidden />}
          onClick={() => void act(() => (isPaused ? list.resume() : list.pause()), '')}
        >
          {isPaused ? t.calls.resume : t.calls.pause}
        </Button>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconTrash size={14} aria-hidden />}
          onClick={() => void act(() => list.clear(), t.calls.cleared)}
        >
          {t.calls.clear}
        </Button>
        <Button
          size="xs"
          variant="default"
          aria-disabled={found.length === 0}
          leftSection={<IconDownload size={14} aria-hidden />}
          onClick={() => found.length > 0 && void act(save, fill(t.calls.saved, { count: found.length }))}
        >
          {t.calls.har}
        </Button>
      </div>
      {isPaused && <p className={css.warn}>{fill(t.calls.paused, { count: list.waiting() })}</p>}
      {list.isUnreadable && <p className={css.alert}>{t.calls.unreadable}</p>}
    </>
  );
}
