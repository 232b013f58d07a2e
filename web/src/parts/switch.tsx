import './choices.css';

interface SwitchProps {
  readonly label: string;
  readonly on: boolean;
  readonly note?: string | undefined;
  readonly turn: (on: boolean) => void;
}

/** Yes or no. */
export function Switch({ label, on, note, turn }: SwitchProps) {
  return (
    <label class="switch">
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        checked={on}
        onChange={(event) => turn(event.currentTarget.checked)}
      />
      <span class="switch-text">
        {label}
        {note !== undefined && <small class="note">{note}</small>}
      </span>
    </label>
  );
}
