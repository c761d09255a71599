import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import { Notification } from '@mantine/core';
import { IconCircleCheck, IconExclamationCircle, IconInfoCircle } from '@tabler/icons-react';
import i18next from 'i18next';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { createEmitter } from '../base/emitter.ts';
import { textLanguage } from '../base/text.ts';
import { type Destination, destinations, stateOf, type Toast } from './notify.ts';
import css from './toaster.module.css';

const property = '--kp-toast-height';
/** How long a toast shows, and again after it was held, ms (DES-34). */
const shownMs = 4_000;
/** More would cover a phone's screen: the oldest goes. */
const most = 3;
const icons = { error: IconExclamationCircle, success: IconCircleCheck, note: IconInfoCircle };

type Open = (to: string, state: object | null) => void;
type Shown = Toast & { readonly key: number; readonly slot: string; readonly open: Open };

let shown: readonly Shown[] = [];
let lastKey = 0;
const changes = createEmitter<void>();
const show = (next: readonly Shown[]) => {
  shown = next;
  changes.emit();
};
const hide = (key: number) => show(shown.filter((toast) => toast.key !== key));

/** Where the button leads; null for one that tries again. */
const placeOf = (
  action: Exclude<Toast['action'], undefined>,
): { readonly destination: Destination; readonly entry?: string } | null => {
  if (typeof action === 'function') return null;
  return typeof action === 'string' ? { destination: action } : { destination: 'history', ...action };
};

/** Toasts of one slot replace each other. Ones that lead to different places report different events (DES-34). */
const slotOf = ({ kind, action }: Toast): string => {
  const place = action && placeOf(action);
  return [kind, place?.destination, place?.entry].join(':');
};

/** Shows a toast at once, in place of one of its kind (DES-34). @param open for a toast that leads to a page */
export function showToast(toast: Toast, open: Open): void {
  lastKey += 1;
  const next = { ...toast, key: lastKey, slot: slotOf(toast), open };
  const isReplaced = shown.some(({ slot }) => slot === next.slot);
  show(isReplaced ? shown.map((one) => (one.slot === next.slot ? next : one)) : [...shown, next].slice(-most));
}

function ShownToast({ toast: { key, kind, text, action, open } }: { toast: Shown }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => hide(key), shownMs);
    return () => clearTimeout(timer);
  }, [held, key]);
  const place = action && placeOf(action);
  const go = () => {
    hide(key);
    if (typeof action === 'function') return action();
    if (place) open(destinations[place.destination].to, stateOf(place.destination, place.entry));
  };
  const Icon = icons[kind];
  return (
    <Notification
      className={css[kind]}
      classNames={{ icon: css.icon }}
      icon={<Icon size={22} aria-hidden />}
      // Screen readers announce `alert` at once and `status` after the current text.
      role={kind === 'error' ? 'alert' : 'status'}
      onClose={() => hide(key)}
      closeButtonProps={{ 'aria-label': i18next.t('common.close') }}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={({ currentTarget }) => setHeld(currentTarget.contains(document.activeElement))}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className={css.words}>
        <bdi lang={textLanguage(text)}>{text}</bdi>
        {action ? (
          <button type="button" className={css.action} onClick={go}>
            {i18next.t(place ? destinations[place.destination].label : 'common.retry')}
          </button>
        ) : null}
      </div>
    </Notification>
  );
}

/**
 * Above the top bar. Publishes its height as a CSS variable, so that sheets make room and focused elements scroll clear
 * of it (DES-15, DES-93).
 */
export function Toaster() {
  const list = useSyncExternalStore(
    changes.on,
    () => shown,
    () => shown,
  );
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const toasts = host.current;
    if (!toasts || list.length === 0) return;
    const { style } = document.documentElement;
    const write = () => style.setProperty(property, `${toasts.offsetHeight}px`);
    write();
    const sizes = new ResizeObserver(write);
    sizes.observe(toasts);
    return () => {
      sizes.disconnect();
      style.removeProperty(property);
    };
  }, [list]);
  return createPortal(
    <div ref={host} className={css.host}>
      {list.map((toast) => (
        <ShownToast key={toast.key} toast={toast} />
      ))}
    </div>,
    document.body,
  );
}
