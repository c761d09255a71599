import type { ReactNode } from 'react';
import { ServerText } from '../../shared/ui/display/server-text.tsx';
import css from './channel-head.module.css';

export interface ChannelHeadProps {
  /** Element id of the heading, for the card's `aria-labelledby`. */
  id: string;
  /** A short bank code or an icon: the API brings no logos of banks. */
  mark: ReactNode;
  name: string;
  note?: ReactNode;
}

export function ChannelHead({ id, mark, name, note }: ChannelHeadProps) {
  return (
    <div className={css.root}>
      <span className={css.mark} aria-hidden>
        {mark}
      </span>
      <div className={css.words}>
        <h4 id={id} className={css.name}>
          <ServerText>{name}</ServerText>
        </h4>
        {note ? <p className={css.note}>{note}</p> : null}
      </div>
    </div>
  );
}
