import i18next from 'i18next';
import { fetchQuietly } from '../base/fetch-chunk.ts';
import { loadFailureKit, useFailureKit } from './failure-kit.ts';
import type { PartFailedProps } from './part-failed.tsx';
import { useReload, useVersionInPlace } from './use-new-version.ts';
import { useRetries } from './use-retries.ts';

/** For what opens over the page: where the kit's own note stands. The kit brings the style sheet. */
const overThePage = {
  position: 'fixed',
  inset: 'auto 16px calc(var(--kp-menu-height) + 84px)',
  zIndex: 300,
  padding: 12,
  background: 'var(--kp-surface)',
} as const;

/** Says that a part of the app failed, and tries it again: in plain elements until the kit is there. */
export function Failed(props: PartFailedProps) {
  const { place, load, crashed, opened, onClose } = props;
  const kit = useFailureKit();
  // The part does not wait for the kit, whose files may never come; what crashed is tried again by the player only.
  const tryBoth = () => Promise.all([loadFailureKit(), crashed ? undefined : fetchQuietly(load)]).then(() => undefined);
  useRetries(tryBoth, opened !== false, kit === undefined);
  const newer = useVersionInPlace(!kit && !crashed && opened !== false);
  const { reload } = useReload();
  if (kit) return <kit.PartFailed {...props} />;
  return opened === false ? null : (
    <p role="alert" style={place === 'over' ? overThePage : undefined}>
      <span>{i18next.t(crashed ? 'boundary.widget' : newer ? 'common.newVersion' : 'common.loadFailed')}</span>{' '}
      <button type="button" onClick={newer ? reload : () => void load().catch(loadFailureKit)}>
        {i18next.t(newer ? 'boundary.reload' : 'common.retry')}
      </button>{' '}
      {onClose ? (
        <button type="button" onClick={onClose}>
          {i18next.t('common.close')}
        </button>
      ) : null}
    </p>
  );
}
