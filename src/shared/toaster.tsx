import '@mantine/notifications/styles.css';
import { notifications } from '@mantine/notifications';

/** Spec §8: 4 s. */
const shownMs = 4_000;

const colors = { error: 'red', success: 'green' } as const;

/** Shows a toast; the same text that is still on screen is not shown twice (bad-input.md, I103). */
export function showToast(kind: keyof typeof colors, text: string): void {
  notifications.show({
    // Mantine ignores a second toast with the id of one that is shown or queued.
    id: `${kind}:${text}`,
    message: text,
    color: colors[kind],
    autoClose: shownMs,
    // Errors interrupt; a success waits its turn.
    role: kind === 'error' ? 'alert' : 'status',
  });
}
