import css from './message-log.module.css';
import { useUnreadWords } from './unread-text.ts';

/** Above messages unread when the chat opened; a heading for screen readers (CHT-301). */
export function NewsDivider({ count }: { count: number }) {
  return (
    <h3 className={css.news}>
      <span>{useUnreadWords(count)}</span>
    </h3>
  );
}
