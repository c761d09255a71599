import i18next from 'i18next';
import { loadFailureKit, useFailureKit } from './failure-kit.ts';
import type { PartFailedProps } from './part-failed.tsx';

/** Says that a part of the app failed, and tries it again: in plain elements until the kit is there. */
export function Failed(props: PartFailedProps) {
  const kit = useFailureKit();
  if (kit) return <kit.PartFailed {...props} />;
  return props.opened === false ? null : (
    <p role="alert">
      {i18next.t(props.crashed ? 'boundary.widget' : 'common.loadFailed')}{' '}
      <button type="button" onClick={() => void props.load().catch(loadFailureKit)}>
        {i18next.t('common.retry')}
      </button>
    </p>
  );
}
