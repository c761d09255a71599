import { IconArrowRight } from '@tabler/icons-react';
import css from './account-route.module.css';
import hiddenCss from './hidden.module.css';
import { ServerText } from './server-text.tsx';

export interface AccountRouteProps {
  /** Account names; empty if absent. */
  from: string;
  to: string;
  /** Word for the arrow, for screen readers. */
  towards: string;
  className?: string;
}

/** Source and destination of money. The arrow is an icon, because the app's fonts have none. */
export function AccountRoute({ from, to, towards, className }: AccountRouteProps) {
  return (
    <span className={className}>
      {from ? <ServerText>{from}</ServerText> : null}
      {from && to ? (
        <>
          {' '}
          <IconArrowRight className={css.arrow} size={16} stroke={2} aria-hidden />
          <span className={hiddenCss.hidden}>{towards}</span>{' '}
        </>
      ) : null}
      {to ? <ServerText>{to}</ServerText> : null}
    </span>
  );
}
