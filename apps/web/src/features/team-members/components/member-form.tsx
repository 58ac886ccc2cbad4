// The form of an athlete: who, in what, from where, with which papers (spec 2 §2 "Team member form", §3).
import { pathOf } from '@web/site/routes';
import { Box, chakra } from '@chakra-ui/react';
import { useEffect, useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { DrawStandsAnswer } from '@gelanggang/contract/http';
import type { TeamMemberDetail } from '@gelanggang/contract/team-members';
import { texts as shared } from '@web/site/texts';
import { ButtonLink } from '@web/components/button';
import { ConfirmDialog } from '@web/components/confirm-dialog';
import { FormGrid, InputField, TextareaField } from '@web/components/form-field';
import { LocationFields } from '@web/components/location-fields';
import { PageHeader } from '@web/components/page-header';
import { SaveBar } from '@web/components/save-bar';
import { useChangedMeanwhile } from '@web/components/use-changed-meanwhile';
import { useAddress } from '@web/lib/address';
import { showFieldErrors } from '@web/lib/form-errors';
import { HttpError, messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { readTeamMember, useSaveMember } from '../team-members.api';
import { memberFormTexts as texts, memberTexts } from '../texts';
import { nikQuestion } from '../use-nik';
import { useHomeProposal, useMatchCategory } from '../use-proposals';
import { COMPARED_MEMBER } from './compared-member';
import { DrawStands, drawsThatStand } from './draw-stands';
import { EntryFields } from './entry-fields';
import { KnownAthletes } from './known-athletes';
import { type BegunTeam, type MemberValues, teamAfter, valuesOf, valuesOfNext } from './member-values';
import { PersonFields } from './person-fields';
import { type PhotoChange, PhotoField } from './photo-field';
import { lacksAsker, PublicWishes, type WishesChange } from './public-wishes';
import { SamePerson } from './same-person';
import { isRestNeeded } from './rest-fields';

const LIST = pathOf('/admin/team-members');

export function MemberForm({ member: opened }: { member: TeamMemberDetail | null }) {
  const navigate = useNavigate();
  const address = useAddress();
  const form = useForm<MemberValues>({ defaultValues: valuesOf(opened, address.getNumber('contingent_id')) });
  const [isSaved, setSaved] = useState(false);
  /** How many athletes were begun after another one. */
  const [begun, setBegun] = useState(0);
  const [team, setTeam] = useState<BegunTeam | null>(null);
  const [photo, setPhoto] = useState<PhotoChange>();
  const [wishes, setWishes] = useState<WishesChange>();
  const [isAskerLacking, setAskerLacking] = useState(false);
  const [drawn, setDrawn] = useState<DrawStandsAnswer | null>(null);
  const [asked, setAsked] = useState<{ question: string; values: MemberValues; isNext: boolean } | null>(null);
  const save = useSaveMember(opened?.id ?? null);
  const isNew = opened === null;
  const { chosen: category } = useMatchCategory(form);
  const homeDistrict = useHomeProposal(form, isNew);
  // whoever opens one that stands has something to change
  const [isRestWanted, setRestWanted] = useState(!isNew);
  const isRestOpen = isRestWanted || isRestNeeded(form);
  const {
    row: member,
    notice,
    isMeeting,
  } = useChangedMeanwhile<TeamMemberDetail, MemberValues>({
    form,
    row: opened,
    read: ({ id }) => readTeamMember(id),
    valuesOf: (row) => valuesOf(row, undefined),
    compared: COMPARED_MEMBER,
    send: (values, version) => send(values, version, false),
  });

  const refused = async (error: unknown) => {
    if (await isMeeting(error)) return;
    const standing = drawsThatStand(error);
    setDrawn(standing);
    if (standing) return;
    showFieldErrors(form, error).forEach((text) => toast.info(text));
    const isInvalid = error instanceof HttpError && error.status === 422;
    toast.error(isInvalid ? shared.form.submitFailed : messageOf(error, shared.form.submitFailed));
  };
  // a form that was reset has its fields again once it is drawn
  useEffect(() => {
    if (begun === 0) return;
    window.scrollTo({ top: 0 });
    form.setFocus('name');
  }, [begun, form]);
  const begin = (saved: MemberValues) => {
    const next = teamAfter(saved, category?.unit_size ?? 1, team);
    form.reset(valuesOfNext(saved, next));
    setTeam(next);
    setPhoto(undefined);
    setWishes(undefined);
    setBegun(begun + 1);
  };
  const send = (values: MemberValues, version: number | undefined, isNext: boolean) =>
    save.mutate(
      { body: { ...values, version }, photo, standing: member, wishes },
      {
        onSuccess: ({ saved, photoFault, wishesFault }) => {
          toast.success(saved.message);
          if (photoFault) toast.error(texts.photoNotSaved(photoFault));
          if (wishesFault) toast.error(texts.wishesNotSaved(wishesFault));
          const hasFault = photoFault !== null || wishesFault !== null;
          if (isNext && !hasFault) return begin(values);
          setSaved(true);
          // the athlete stands: what failed is tried again from its own form, not by making it twice
          void navigate(hasFault ? `${LIST}/edit/${saved.data.id}` : LIST, { replace: true });
        },
        onError: (error) => void refused(error),
      },
    );
  const submit = (isNext: boolean) =>
    void form.handleSubmit((values) => {
      setAskerLacking(lacksAsker(wishes));
      if (lacksAsker(wishes)) return toast.error(shared.form.submitFailed);
      const dirty = form.formState.dirtyFields;
      // who saves another field was asked when these were written
      const question = dirty.nik || dirty.birth_date || dirty.gender ? nikQuestion(values) : null;
      if (question) setAsked({ question, values, isNext });
      else send(values, member?.version, isNext);
    })();

  return (
    <>
      <PageHeader title={member ? texts.editTitle : texts.createTitle}>
        {member ? null : (
          <ButtonLink to={pathOf('/admin/entry-import')} size="sm">
            {memberTexts.import}
          </ButtonLink>
        )}
      </PageHeader>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit(false);
        }}
        noValidate
      >
        {notice}
        <FormGrid>
          {member === null ? <KnownAthletes form={form} /> : null}
          <PersonFields
            form={form}
            isNew={isNew}
            homeDistrict={homeDistrict}
            rest={{ isOpen: isRestOpen, onToggle: () => setRestWanted(!isRestOpen) }}
          />
        </FormGrid>
        <Section title={texts.sections.entry}>
          <EntryFields form={form} isNew={isNew} isOpen={isRestOpen} />
        </Section>
        <Section title={texts.sections.public} isOpen={isRestOpen}>
          <PublicWishes
            name={form.watch('name')}
            standing={member}
            change={wishes}
            isLacking={isAskerLacking && lacksAsker(wishes)}
            onChange={setWishes}
          />
          {member ? <SamePerson memberId={member.id} /> : null}
        </Section>
        <Section title={texts.sections.home} isOpen={isRestOpen}>
          <LocationFields form={form} />
          <TextareaField form={form} name="address" label={texts.address} isOptional maxLength={500} rows={2} />
        </Section>
        <Section title={texts.sections.papers} isOpen={isRestOpen}>
          <PhotoField
            memberId={member?.id ?? null}
            photoId={member?.photo_id ?? null}
            change={photo}
            onChange={setPhoto}
          />
          <InputField
            form={form}
            name="documents"
            label={texts.documents}
            hint={texts.documentsHint}
            type="url"
            inputMode="url"
            maxLength={1000}
            isOptional
          />
        </Section>
        <SaveBar
          form={form}
          version={member?.version}
          isDirty={(form.formState.isDirty || photo !== undefined || wishes !== undefined) && !isSaved}
          isSaving={save.isPending}
          cancelTo={LIST}
          note={drawn ? <DrawStands of={drawn} /> : undefined}
          next={member === null ? { text: texts.saveAndNext, onPress: () => submit(true) } : undefined}
        />
      </form>
      <ConfirmDialog
        open={asked !== null}
        title={texts.nikTitle}
        question={asked?.question ?? ''}
        confirmText={texts.nikSave}
        cancelText={texts.nikBack}
        isDestructive={false}
        onConfirm={() => {
          if (asked) send(asked.values, member?.version, asked.isNext);
          setAsked(null);
        }}
        onClose={() => setAsked(null)}
      >
        {texts.nikHint}
      </ConfirmDialog>
    </>
  );
}

/** A phone shows it once it is opened. */
function Section({ title, isOpen = true, children }: { title: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <Box display={{ base: isOpen ? 'block' : 'none', md: 'block' }}>
      <chakra.h2 textStyle="title.section" mt="8" mb="4">
        {title}
      </chakra.h2>
      <FormGrid>{children}</FormGrid>
    </Box>
  );
}
