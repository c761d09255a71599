import { IconArrowsMove, IconCheck } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMenu } from '../../../shared/ui/controls/use-menu.ts';
import { namedPlaces, nearestPlace, useLauncherPlace } from '../room/launcher-place.ts';
import panelCss from './chat-panel.module.css';
import css from './place-menu.module.css';

/** Moves the chat button without dragging (CHT-305). */
export function PlaceMenu() {
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  const { opened, toggle, close, onKeyDown } = useMenu(root);
  const [place, keep] = useLauncherPlace();
  const current = nearestPlace(place).name;
  const label = t('chat.place.label');
  return (
    <div ref={root} className={css.root}>
      <button
        type="button"
        className={panelCss.control}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={opened}
        onClick={toggle}
        onKeyDown={onKeyDown}
      >
        <IconArrowsMove size={20} aria-hidden />
      </button>
      {opened ? (
        <div className={css.menu} role="menu" aria-label={label}>
          {namedPlaces.map(({ name, place: to }) => (
            <button
              key={name}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={css.item}
              disabled={name === current}
              onKeyDown={onKeyDown}
              onClick={() => {
                close();
                keep(to);
              }}
            >
              {t(`chat.place.${name}`)}
              {name === current ? <IconCheck size={16} aria-hidden /> : null}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
