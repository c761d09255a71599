import type { IconHome } from '@tabler/icons-react';
import { NavLink } from 'react-router-dom';
import { guarded } from '../../shared/parts/guard.tsx';
import css from './bottom-menu.module.css';

export interface MenuEntry {
  key: string;
  label: string;
  Icon: typeof IconHome;
  /** Address, or action instead. */
  to: string | (() => void);
  /** The round gold entry in the middle. */
  raised?: boolean;
}

export interface BottomMenuProps {
  /** Name of the landmark. */
  label: string;
  entries: readonly MenuEntry[];
}

/** The main menu: at the bottom, in wide windows at the side (DES-11). */
function BottomMenuContent({ label, entries }: BottomMenuProps) {
  return (
    <nav className={css.root} aria-label={label}>
      <ul className={css.list}>
        {entries.map(({ key, label: text, Icon, to, raised }) => {
          const content = (
            <>
              <span className={css.icon}>
                <Icon size={raised ? 28 : 24} stroke={1.8} aria-hidden />
              </span>
              <span className={css.label}>{text}</span>
            </>
          );
          return (
            <li key={key} className={css.entry} data-raised={raised || undefined}>
              {typeof to === 'string' ? (
                <NavLink className={css.control} to={to}>
                  {content}
                </NavLink>
              ) : (
                <button type="button" className={css.control} aria-haspopup="dialog" onClick={to}>
                  {content}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

export const BottomMenu = guarded('line', BottomMenuContent);
