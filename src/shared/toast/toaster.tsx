import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications, notifications, notificationsStore } from '@mantine/notifications';
import { IconCircleCheck, IconExclamationCircle, IconInfoCircle } from '@tabler/icons-react';
import i18next from 'i18next';
import { textLanguage } from '../base/text.ts';
import type { Toast } from './notify.ts';
import css from './toaster.module.css';
import { useToastHeight } from './use-toast-height.ts';

/** Milliseconds; with a button there is more to read, and something to decide (DES-34, DES-94). */
const shownMs = { plain: 4_000, withWay: 8_000 };
/** How long a toast stands there at least when another one waits, ms: what was done last is to be told soon. */
const leastMs = { plain: 1_500, withWay: 4_000 };
const icons = { error: IconExclamationCircle, success: IconCircleCheck, note: IconInfoCircle };

/** What a toast says, and its button, where it leads on. */
function ToastWords({ text, way, onGo }: Pick<Toast, 'text' | 'way'> & { onGo: () => void }) {
  const words = useToastHeight();
  return (
    <div ref={words} className={css.words}>
      <bdi lang={textLanguage(text)}>{text}</bdi>
      {way ? (
        <button type="button" className={css.way} onClick={onGo}>
          {i18next.t(way === 'history' ? 'common.openStatement' : 'common.retry')}
        </button>
      ) : null}
    </div>
  );
}

/** The toasts that stand there or wait, by their ids; `since`: since when on the monotonic clock, null for one that waits. */
const known = new Map<string | undefined, { readonly least: number; readonly since: number | null }>();

/** Those that stand there or wait give way to the one that comes. */
function shorten(): void {
  const { notifications: shown, queue } = notificationsStore.getState();
  for (const toast of [...shown, ...queue]) {
    const { least, since } = known.get(toast.id) ?? { least: leastMs.plain, since: null };
    const stood = since === null ? 0 : performance.now() - since;
    // 0 would let it stand for ever.
    notifications.update({ ...toast, autoClose: Math.max(1, least - stood) });
  }
}

/** Shows a toast; a text that is still on screen is not shown twice (DES-34). @param openHistory for one that leads there */
export function showToast({ kind, text, way }: Toast, openHistory: () => void): void {
  const id = `${kind}:${text}`;
  if (known.has(id)) return;
  shorten();
  const length = way ? 'withWay' : 'plain';
  const least = leastMs[length];
  known.set(id, { least, since: null });
  const Icon = icons[kind];
  const go = () => {
    notifications.hide(id);
    if (way === 'history') openHistory();
    else way?.();
  };
  notifications.show({
    id,
    icon: <Icon size={22} aria-hidden />,
    message: <ToastWords text={text} way={way} onGo={go} />,
    autoClose: shownMs[length],
    onOpen: () => {
      if (known.get(id)?.since === null) known.set(id, { least, since: performance.now() });
    },
    onClose: () => known.delete(id),
    className: css[kind],
    classNames: { icon: css.icon },
    // A screen reader reads errors at once, and the others after what it is reading.
    role: kind === 'error' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': i18next.t('common.close') },
  });
}

/** Over the bar at the top, one at a time: what a toast speaks of is never below it (DES-34). */
export function Toaster() {
  return <Notifications className={css.host} position="top-center" limit={1} pauseResetOnHover="notification" />;
}
