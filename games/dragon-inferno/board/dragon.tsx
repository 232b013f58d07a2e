import type { SVGAttributes } from 'preact';
import { bodyOf } from './dragon-body.ts';
import { outline, UNIT } from './outline.ts';
import { type Form, formOf } from './shapes.ts';
import './dragon.css';

const HEAD =
  'M0-25C5-24 8-16 9-8L19-6 13 1C13 7 11 11 8 13L17 27 4 17 0 20-4 17-17 27-8 13C-11 11-13 7-13 1L-19-6-9-8C-8-16-5-24 0-25z';
const WING = 'M-4 6C2-14 22-22 44-19 40-14 39-8 42-1 36-2 31 2 30 10 25 5 20 7 17 14 12 9 4 10-4 6z';
const RIBS = 'M0 2 42-18M0 2 40-2M0 2 29 8';
const EMBERS = 'M12 46l7-9 4 5 8-12M40 12l5 7 6-4M34 50l6-5';

interface DragonProps {
  readonly form: Form;
}

/** A dragon in fire and ink on the five fields it burns. */
export function Dragon({ form, ...rest }: DragonProps & SVGAttributes<SVGSVGElement>) {
  const { name, turn, squares, width, height } = form;
  const upright = formOf(name, 0);
  const body = bodyOf(name.split(' ')[1]!);
  const [cx, cy] = [(width * UNIT) / 2, (height * UNIT) / 2];
  return (
    <svg
      {...rest}
      class={`dragon-inferno-dragon ${rest.class ?? ''}`}
      viewBox={`0 0 ${width * UNIT} ${height * UNIT}`}
      aria-hidden="true"
    >
      <path class="char" d={outline(squares, 3, 13)} />
      {squares.map(({ x, y }) => (
        <path key={`${x} ${y}`} class="embers" d={EMBERS} transform={`translate(${x * UNIT} ${y * UNIT})`} />
      ))}
      <g
        transform={`translate(${cx} ${cy}) rotate(${turn * 90}) translate(${-upright.width * 30} ${-upright.height * 30})`}
      >
        {body.wings.map((transform) => (
          <g key={transform} transform={transform}>
            <path class="wing" d={WING} />
            <path class="ribs" d={RIBS} />
          </g>
        ))}
        <path class="trunk" d={body.trunk} />
        {body.ridge.map(([x, y]) => (
          <circle key={`${x}`} class="scale" cx={x} cy={y} r="3.2" />
        ))}
        <g transform={body.head}>
          <path class="head" d={HEAD} />
          <path class="eyes" d="M-8-5l5 3-5 2zM8-5 3-2l5 2z" />
          <path class="ribs" d="M0-4v10M-2.500-19v3M2.500-19v3" />
        </g>
      </g>
    </svg>
  );
}
