// Everybody who could stand in an undecided match: whoever stands, or could, in the matches that decide it.

export interface KnownPeople {
  id: number;
  people: readonly number[];
  feeders: readonly number[];
}

/** By task id, each person once. A task among the feeders that is not given adds nobody. */
export function couldMeet(tasks: readonly KnownPeople[]): Map<number, number[]> {
  const byId = new Map(tasks.map((task) => [task.id, task]));
  const found = new Map<number, number[]>();
  const peopleOf = (task: KnownPeople): number[] => {
    const known = found.get(task.id);
    if (known) return known;
    const people = new Set(task.people);
    // set first: rows that lead in a circle end here
    found.set(task.id, [...people]);
    for (const feeder of task.feeders) {
      const before = byId.get(feeder);
      if (before) for (const person of peopleOf(before)) people.add(person);
    }
    const all = [...people];
    found.set(task.id, all);
    return all;
  };
  for (const task of tasks) peopleOf(task);
  return found;
}
