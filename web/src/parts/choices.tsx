import { useId } from 'preact/hooks';
import './choices.css';

interface ChoicesProps<V extends string | number> {
  readonly label: string;
  readonly values: readonly V[];
  readonly value: V;
  readonly textOf: (value: V) => string;
  readonly choose: (value: V) => void;
  readonly note?: string | undefined;
}

/** One of a few, all of them in sight. */
export function Choices<V extends string | number>({ label, values, value, textOf, choose, note }: ChoicesProps<V>) {
  const name = useId();
  return (
    <fieldset class="choices">
      <legend>{label}</legend>
      <div class="choices-row">
        {values.map((each) => (
          <label key={each} class="choice">
            <input type="radio" name={name} checked={each === value} onChange={() => choose(each)} />
            <span>{textOf(each)}</span>
          </label>
        ))}
      </div>
      {note !== undefined && <p class="note">{note}</p>}
    </fieldset>
  );
}
