import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications, notifications } from '@mantine/notifications';
import { IconCircleCheck, IconExclamationCircle, IconInfoCircle } from '@tabler/icons-react';
import i18next from 'i18next';
import { textLanguage } from '../base/text-language.ts';
import type { Toast } from './notify.ts';
import css from './toaster.module.css';
import { useToastHeight } from './use-toast-height.ts';

/** Milliseconds; with a button there is more to read, and something to decide (DES-34). */
const shownMs = { plain: 4_000, withWay: 8_000 };
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

/** Shows a toast; a text that is still on screen is not shown twice (DES-34). @param openHistory for one that leads there */
export function showToast({ kind, text, way }: Toast, openHistory: () => void): void {
  const id = `${kind}:${text}`;
  const Icon = icons[kind];
  const go = () => {
    notifications.hide(id);
    if (way === 'history') openHistory();
    else way?.();
  };
  notifications.show({
    // Mantine ignores a toast whose id is already shown or queued.
    id,
    icon: <Icon size={22} aria-hidden />,
    message: <ToastWords text={text} way={way} onGo={go} />,
    autoClose: way ? shownMs.withWay : shownMs.plain,
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
