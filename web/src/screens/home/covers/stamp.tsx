interface StampProps {
  readonly path: string; // an icon, in a box of 512 × 512
  readonly x: number; // its middle
  readonly y: number;
  readonly size: number;
  readonly turn?: number; // degrees
  readonly flip?: true;
  readonly fill: string;
}

/** An icon put into a picture. */
export function Stamp({ path, x, y, size, turn = 0, flip, fill }: StampProps) {
  const scale = size / 512;
  const across = flip ? -scale : scale;
  return (
    <path
      d={path}
      fill={fill}
      transform={`translate(${x} ${y}) rotate(${turn}) scale(${across} ${scale}) translate(-256 -256)`}
    />
  );
}
