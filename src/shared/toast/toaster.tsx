import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications, notifications } from '@mantine/notifications';
import i18next from 'i18next';
import { textLanguage } from '../base/text-language.ts';
import type { Toast } from './notify.ts';
import css from './toaster.module.css';

/** Milliseconds (DES-34). */
const shownMs = 4_000;

/** Shows a toast; a text that is still on screen is not shown twice (DES-34). */
export function showToast({ kind, text }: Toast): void {
  notifications.show({
    // Mantine ignores a toast whose id is already shown or queued.
    id: `${kind}:${text}`,
    message: <bdi lang={textLanguage(text)}>{text}</bdi>,
    autoClose: shownMs,
    className: css[kind],
    // A screen reader reads errors at once, and the others after what it is reading.
    role: kind === 'error' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': i18next.t('common.close') },
  });
}

/** Near the top: at the bottom stand the menus, at the very top the buttons of bars, sheets and dialogs. */
export function Toaster() {
  return <Notifications className={css.host} position="top-center" limit={3} pauseResetOnHover="notification" />;
}
