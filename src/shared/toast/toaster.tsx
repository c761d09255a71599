import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications, notifications, notificationsStore } from '@mantine/notifications';
import { IconCircleCheck, IconExclamationCircle, IconInfoCircle } from '@tabler/icons-react';
import i18next from 'i18next';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { textLanguage } from '../base/text.ts';
import type { Toast } from './notify.ts';
import css from './toaster.module.css';
import { places, stateOf, type Way } from './ways.ts';

const property = '--kp-toast-height';
/** The current toast: one that fades out must not reset the height of the next. */
let last: Element | undefined;

/**
 * Publishes the toast height as a CSS variable while it shows, so that sheets make room and focused elements scroll
 * clear of it (DES-15, DES-93). @returns ref for the toast text
 */
function useToastHeight(): RefObject<HTMLDivElement | null> {
  const words = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const toast = words.current?.closest<HTMLElement>('[role]');
    if (!toast) return;
    const { style } = document.documentElement;
    last = toast;
    const write = () => last === toast && style.setProperty(property, `${toast.offsetHeight}px`);
    write();
    const sizes = new ResizeObserver(write);
    sizes.observe(toast);
    return () => {
      sizes.disconnect();
      if (last === toast) style.removeProperty(property);
    };
  }, []);
  return words;
}

/** Milliseconds. A toast with a button takes longer to read and decide (DES-34, DES-94). */
const shownMs = { plain: 4_000, withWay: 8_000 };
/** Minimum display time when another toast waits, ms. */
const leastMs = { plain: 1_500, withWay: 4_000 };
const icons = { error: IconExclamationCircle, success: IconCircleCheck, note: IconInfoCircle };

/** Where the button leads; null for one that tries again. */
const placeOf = (way: Exclude<Toast['way'], undefined>): { readonly way: Way; readonly entry?: string } | null => {
  if (typeof way === 'function') return null;
  return typeof way === 'string' ? { way } : { way: 'history', ...way };
};

function ToastWords({ text, way, onGo }: Pick<Toast, 'text' | 'way'> & { onGo: () => void }) {
  const words = useToastHeight();
  const place = way && placeOf(way);
  return (
    <div ref={words} className={css.words}>
      <bdi lang={textLanguage(text)}>{text}</bdi>
      {way ? (
        <button type="button" className={css.way} onClick={onGo}>
          {i18next.t(place ? places[place.way].label : 'common.retry')}
        </button>
      ) : null}
    </div>
  );
}

/** Shown and waiting toasts by id; `since`: shown since, monotonic clock; null while waiting. */
const known = new Map<string | undefined, { readonly least: number; readonly since: number | null }>();

/** Shortens shown and waiting toasts in favour of a new one. */
function shorten(): void {
  const { notifications: shown, queue } = notificationsStore.getState();
  for (const toast of [...shown, ...queue]) {
    const { least, since } = known.get(toast.id) ?? { least: leastMs.plain, since: null };
    const stood = since === null ? 0 : performance.now() - since;
    // 0 would disable the timeout.
    notifications.update({ ...toast, autoClose: Math.max(1, least - stood) });
  }
}

/** Equal texts that lead to different places report different events, such as two withdrawals of one amount. */
const idOf = ({ kind, text, way }: Toast): string => {
  const place = way && placeOf(way);
  return [kind, text, place?.way, place?.entry].join(':');
};

/**
 * Shows a toast; one on screen is not repeated (DES-34). @param open for a toast that leads to a page
 */
export function showToast(toast: Toast, open: (to: string, state: object | null) => void): void {
  const { kind, text, way } = toast;
  const id = idOf(toast);
  if (known.has(id)) return;
  shorten();
  const length = way ? 'withWay' : 'plain';
  const least = leastMs[length];
  known.set(id, { least, since: null });
  const Icon = icons[kind];
  const go = () => {
    notifications.hide(id);
    if (typeof way === 'function') return way();
    const place = way && placeOf(way);
    if (place) open(places[place.way].to, stateOf(place.way, place.entry));
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
    // Screen readers announce `alert` at once and `status` after the current text.
    role: kind === 'error' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': i18next.t('common.close') },
  });
}

/** Above the top bar, one at a time, so that a toast never covers its subject (DES-34). */
export function Toaster() {
  return <Notifications className={css.host} position="top-center" limit={1} pauseResetOnHover="notification" />;
}
