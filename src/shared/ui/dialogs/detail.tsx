import { IconX } from '@tabler/icons-react';
import { useEffect, useId } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { ServerText } from '../display/server-text.tsx';
import css from './detail.module.css';
import { focusFirst, useFocusInside } from './focus-return.ts';
import { SendingNote } from './sending-note.tsx';
import sheetCss from './sheet.module.css';
import { Sheet, SheetBody, type SheetProps } from './sheet.tsx';
import { useLayer } from './use-layer.ts';

export interface DetailProps extends SheetProps {
  /** Whether there is room beside the page (use-pane-room.ts). */
  beside: boolean;
}

/**
 * Details of a list entry: in a pane beside the list if there is room, else in a sheet (DES-25). Back, Escape and the
 * close button close either.
 */
export function Detail({ beside, ...sheet }: DetailProps) {
  if (!beside) return <Sheet {...sheet} />;
  return sheet.opened ? <Pane {...sheet} /> : null;
}

function Pane(props: SheetProps) {
  const { onClose, title, closeLabel, loading = false, error, footer, reading, sending } = props;
  const root = useLayer<HTMLElement>(true, onClose, true);
  const titleId = useId();
  const part = error ? 'error' : 'content';
  useFocusInside(root, loading ? 'loading' : part);
  useEffect(() => {
    if (root.current) focusFirst(root.current);
  }, [root]);
  return (
    <section ref={root} className={css.pane} role="dialog" aria-labelledby={titleId} tabIndex={-1}>
      <div className={sheetCss.header}>
        <h2 id={titleId} className={sheetCss.title}>
          <ServerText>{title}</ServerText>
        </h2>
        <IconButton label={closeLabel} onClick={onClose}>
          <IconX size={22} aria-hidden />
        </IconButton>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- text without controls is scrolled by keys */}
      <div className={sheetCss.body} aria-busy={loading} tabIndex={reading ? 0 : undefined}>
        <SheetBody {...props} />
      </div>
      {sending === undefined ? null : <SendingNote className={sheetCss.sending} text={sending} />}
      {!loading && !error && footer ? <div className={sheetCss.footer}>{footer}</div> : null}
    </section>
  );
}
