// /schedule/:slug/seni (spec 1 §2, "Schedule page").
import { PlannedSchedule } from './components/planned-schedule';

export default function PlannedSeniPage() {
  return <PlannedSchedule kind="seni" />;
}
