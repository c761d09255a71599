import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useMatch, useNavigate } from 'react-router-dom';
import { serviceGone } from '../shared/api/answer.ts';
import { renewAnswers } from '../shared/api/query-client.ts';
import { askForVersion, askForVersionSeldom, reloadOnce } from '../shared/base/reload.ts';
import { config, configure } from '../shared/config/config.ts';
import { forgetAnswers } from '../shared/session/forget-answers.ts';
import { playerHome } from '../shared/session/intended-url.ts';
import { getToken, resyncSession, subscribeSession } from '../shared/session/session.ts';
import { removeOfWorld } from '../shared/storage/storage.ts';
import { clockJumps } from '../shared/time/clock.ts';
import type { Port } from './port.ts';

const Generation = createContext(0);

/** Increases with every new player or world: a React key that remounts all screens. */
export const useGeneration = () => useContext(Generation);

let gone = false;

/** While the session follows another world, which remounts the screens by itself: once is enough. */
let replacing = false;

/** Whether a response said that the service has ended. */
export const isServiceGone = () => gone;

interface Props {
  port: Port;
  children: ReactNode;
}

/** Handles events outside the screens: other tabs, the end of the service (APP-21), another world. */
export function AppEvents({ port, children }: Props) {
  const [generation, setGeneration] = useState(0);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const onPlayerPage = useMatch('/user/*') !== null;
  const onLoginPage = useMatch('/login') !== null;

  useEffect(
    () =>
      serviceGone.on(() => {
        gone = true;
        // The terminated page requests the support link, and must learn that there is no response.
        if (pathname === '/terminated') return queryClient.removeQueries({ type: 'inactive' });
        forgetAnswers(queryClient);
        void navigate('/terminated', { replace: true });
      }),
    [navigate, pathname, queryClient],
  );

  useEffect(
    () =>
      subscribeSession((event) => {
        if (event.type === 'switched' && !replacing) setGeneration((count) => count + 1);
        // A login in this tab navigates by itself.
        if (event.type === 'login' && event.elsewhere && onLoginPage) void navigate(playerHome, { replace: true });
      }),
    [navigate, onLoginPage],
  );

  useEffect(
    () =>
      port.onWorldReplaced((elsewhere) => {
        const settings = JSON.stringify(config);
        configure(port.config);
        replacing = true;
        const otherSession = resyncSession('other-world');
        replacing = false;
        const same = !gone && !otherSession && JSON.stringify(config) === settings;
        gone = false;
        // Another tab did it: the screens keep their drafts (APP-224).
        if (elsewhere && same) return void renewAnswers(queryClient);
        forgetAnswers(queryClient);
        removeOfWorld();
        const remount = () => setGeneration((count) => count + 1);
        const isElsewhere = pathname === '/terminated' || (!onPlayerPage && getToken() !== null);
        // At once, or in one transition: the old screen must not send a request to the new world.
        if (!isElsewhere) return flushSync(remount);
        startTransition(() => {
          void navigate(playerHome, { replace: true });
          remount();
        });
      }),
    [port, navigate, pathname, onPlayerPage, queryClient],
  );

  // After device sleep, clock and data may be stale (MNY-190).
  useEffect(
    () => clockJumps.on(() => void queryClient.refetchQueries({ type: 'active' }, { cancelRefetch: false })),
    [queryClient],
  );

  // A deploy removes old files: the page reloads if the player loses nothing.
  useEffect(() => port.onPartMissing?.(() => void reloadOnce(askForVersion)), [port]);

  useEffect(() => {
    // A page restored from the back/forward cache has missed events of other tabs.
    const onShow = (event: PageTransitionEvent) => event.persisted && resyncSession();
    // A new version may have been deployed meanwhile.
    const onVisibility = () => document.visibilityState === 'visible' && void askForVersionSeldom();
    window.addEventListener('pageshow', onShow);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('pageshow', onShow);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, []);

  return <Generation value={generation}>{children}</Generation>;
}
