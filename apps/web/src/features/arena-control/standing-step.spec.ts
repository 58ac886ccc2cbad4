// The large button of the clock, where another desk changes what it does.
import { StandingStep } from './standing-step';

it('a press at the moment when another desk has started does not stop the clock', () => {
  const button = new StandingStep();
  button.show('start', 0);
  button.show('pause', 10_000);
  expect(button.press(10_200)).toBe(false);
  expect(button.press(10_700)).toBe(true);
});

it('what follows from an own press is pressed at once', () => {
  const button = new StandingStep();
  button.show('start', 0);
  expect(button.press(10)).toBe(true);
  button.show('pause', 60);
  expect(button.press(70)).toBe(true);
  button.show('resume', 90);
  // drawn again, as the clock runs
  button.show('resume', 5_000);
  expect(button.press(5_001)).toBe(true);
  button.show('pause', 5_050);
  button.show('resume', 9_000);
  expect(button.press(9_100)).toBe(false);
});
