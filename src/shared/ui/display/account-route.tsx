import { IconArrowRight } from '@tabler/icons-react';
import css from './account-route.module.css';
import hiddenCss from './hidden.module.css';
import { ServerText } from './server-text.tsx';

export interface AccountRouteProps {
  /** Names of the two accounts; empty where there is none. */
  from: string;
  to: string;
  /** The word between the two, read by screen readers in place of the arrow. */
  towards: string;
  className?: string;
}

/** From which account to which money went. The arrow is an icon: the app's fonts have none. */
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
