import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Destination, destinations, stateOf } from '../toast/notify.ts';

/**
 * Button of a message that leads on, such as to the history after an unknown outcome (MNY-40). Undefined without a
 * place, and on the page that it leads to.
 * @param onLeave closes what stands over the page
 * @param entry reference of the history entry to open
 */
export function useDestination(destination: Destination | undefined, onLeave: () => void, entry?: string) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  if (destination === undefined) return undefined;
  const { label, to } = destinations[destination];
  const state = stateOf(destination, entry);
  if (pathname === to && state === null) return undefined;
  const onGo = () => {
    onLeave();
    void navigate(to, { state, replace: pathname === to });
  };
  return { label: t(label), onGo };
}
