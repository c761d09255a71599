import css from '../kit/panel.module.css';
import { usePanel } from '../kit/panel-tools.ts';
import own from './chat-tab.module.css';

interface Props {
  readonly rooms: readonly string[];
  readonly chosen: string | undefined;
  readonly onChoose: (room: string) => void;
}

interface Person {
  readonly _id: string;
  readonly name: string;
  readonly username: string;
}

/** The rooms to choose from: players by name, guests by the beginning of their id. */
export function ChatRooms({ rooms, chosen, onChoose }: Props) {
  const { sandbox, t } = usePanel();
  const players = (sandbox.inspect().records['players'] ?? []) as readonly Person[];
  const listening = sandbox.chat.rooms();
  if (rooms.length === 0) return <p className={css.lead}>{t.chat.noRoom}</p>;
  return (
    <ul className={own.rooms}>
      {rooms.map((room) => {
        const id = room.slice(room.indexOf('-') + 1);
        const player = players.find(({ _id }) => _id === id);
        return (
          <li key={room}>
            <button type="button" className={own.room} aria-pressed={room === chosen} onClick={() => onChoose(room)}>
              <span className={css.grow}>
                {player ? player.name : `${t.chat.guest} ${id.slice(0, 8)}`}
                <span className={css.small}>{player ? `${t.chat.player} ${player.username}` : room}</span>
              </span>
              <span className={listening.includes(room) ? css.good : css.small}>
                {listening.includes(room) ? t.chat.here : t.chat.away}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
