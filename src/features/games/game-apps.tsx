import { Button } from '@mantine/core';
import { IconBrandAndroid, IconBrandApple } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { guarded } from '../../shared/parts/guard.tsx';
import { useFocusBack } from '../../shared/ui/controls/focus.ts';
import type { GameLinks, LaunchPlan } from './game-launch.ts';
import css from './game-sheet.module.css';
import type { PlayAction } from './use-play.ts';

interface Props {
  links: GameLinks;
  busy: PlayAction | null;
  onOpen: (action: PlayAction, plan: LaunchPlan) => void;
}

const icons = { android: IconBrandAndroid, ios: IconBrandApple };

interface StoreProps extends Omit<Props, 'links'> {
  store: keyof typeof icons;
  url: string | null;
}

function StoreButton({ store, url, busy, onOpen }: StoreProps) {
  const { t } = useTranslation();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  useFocusBack(busy === store, button);
  const Icon = icons[store];
  return (
    <div className={css.app}>
      <Button
        ref={button}
        variant="default"
        leftSection={<Icon size={20} aria-hidden />}
        disabled={url === null}
        aria-describedby={url === null ? id : undefined}
        loading={busy === store}
        aria-busy={busy === store}
        onClick={() => {
          // A scheme such as `market:` opens the store app; a new tab would stay empty.
          if (url) onOpen(store, { kind: 'ready', newTab: /^https?:/.test(url), target: { kind: 'link', url } });
        }}
      >
        {t(`games.${store}`)}
      </Button>
      {url === null ? (
        <span id={id} className={css.small}>
          {t('games.noApp')}
        </span>
      ) : null}
    </div>
  );
}

/** A store without an app is disabled and says so (GAM-28). */
function GameAppsContent({ links, busy, onOpen }: Props) {
  const { t } = useTranslation();
  return (
    <section className={css.apps} aria-label={t('games.apps')}>
      {(['android', 'ios'] as const).map((store) => (
        <StoreButton key={store} url={links[store]} {...{ store, busy, onOpen }} />
      ))}
    </section>
  );
}

export const GameApps = guarded('line', GameAppsContent);
