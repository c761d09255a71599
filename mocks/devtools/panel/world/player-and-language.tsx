import type { Language } from '../../../reference/language.ts';
import type { Sandbox } from '../../../sandbox/sandbox.ts';
import { languageNames } from '../../page-kit/language.ts';
import { changeAddress } from '../../tab/address.ts';
import { appStorage } from '../../tab/memory.ts';
import css from '../kit/panel.module.css';
import { useFresh, usePanel } from '../kit/panel-tools.ts';
import { Segments } from '../kit/segments.tsx';
import { isLoggedIn } from '../share/world-link.ts';

/** Goes to a page of the app as the browser's Back does, so that the app's router notices. */
export function go(url: string): void {
  history.pushState(null, '', url);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

/** Makes the app read the stored session again, as if another tab had logged in or out. */
export const rereadSession = (): void => void dispatchEvent(new StorageEvent('storage', { key: 'token' }));

/** Logs the demo player in or out, without a call. @param base path of the app, with a slash at both ends */
export function openAs(person: 'player' | 'visitor', sandbox: Sandbox, base: string): void {
  appStorage.setToken(sandbox.token(person));
  // A reload must not decide otherwise
  changeAddress((url) => url.searchParams.delete('as'));
  rereadSession();
  if (person === 'player' && !location.pathname.startsWith(`${base}user`)) go(`${base}user/home`);
}

/** Opens this page once more in another language: the app's own choice cannot be reached from here. */
function openIn(language: Language): void {
  appStorage.setLocale(language);
  changeAddress((url) => {
    if (url.searchParams.has('lang')) url.searchParams.set('lang', language);
  });
  location.reload();
}

/** Who uses the app, and in which language. */
export function PlayerAndLanguage() {
  const { sandbox, t, language, base, act } = usePanel();
  useFresh(sandbox);
  const { registered } = sandbox.switches();
  // A reload would lose a world that is not stored
  const canReload = sandbox.describe().stored !== 'memory';
  const w = t.world;
  return (
    <div className={css.form}>
      <Segments
        label={w.as}
        options={[
          { value: 'player', label: w.player, disabled: !registered },
          { value: 'visitor', label: w.visitor },
        ]}
        value={isLoggedIn(sandbox) ? 'player' : 'visitor'}
        onChoose={(person) => void act(() => openAs(person, sandbox, base), w[person])}
      />
      {!registered && <p className={css.lead}>{w.noPlayer}</p>}
      <Segments
        label={w.language}
        options={languageNames.map(([value, label]) => ({ value, label, lang: value, disabled: !canReload }))}
        value={language}
        onChoose={(next) => next !== language && openIn(next)}
      />
    </div>
  );
}
