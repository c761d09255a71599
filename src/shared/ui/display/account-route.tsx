import { IconArrowRight } from '@tabler/icons-react';
import css from './account-route.module.css';
import hiddenCss from './hidden.module.css';

export interface AccountRouteProps {
  /** Names; empty where there is no such side. */
  from: string;
  to: string;
  /** The word between the two, for those who do not see the arrow. */
  towards: string;
  className?: string;
}

/** From where to where money went. The arrow is drawn: the app's fonts have none. */
export function AccountRoute({ from, to, towards, className }: AccountRouteProps) {
  return (
    <span className={className}>
      {from ? <bdi>{from}</bdi> : null}
      {from && to ? (
        <>
          {' '}
          <IconArrowRight className={css.arrow} size={16} stroke={2} aria-hidden />
          <span className={hiddenCss.hidden}>{towards}</span>{' '}
        </>
      ) : null}
      {to ? <bdi>{to}</bdi> : null}
    </span>
  );
}
