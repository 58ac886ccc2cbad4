// One menu: name, parent, order, type, where it leads, its picture and who sees it (spec 1 §2, §5, §9).
import { pathOf } from '@web/site/routes';
import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { isMenuAddress, menuAddress, OPENS_CHILDREN } from '@gelanggang/domain/navigation/menu-place';
import { decimalOf } from '@gelanggang/domain/words/typed-numbers';
import type { MenuRow, MenuType } from '@gelanggang/contract/navigation';
import { PERMISSIONS, type Permission } from '@gelanggang/contract/permissions';
import { ICON_NAMES, MenuIcon } from '@web/components/menu-icon';
import { hasMenuPage } from '@web/site/menu-path';
import { PERMISSION_LABELS } from '@web/site/permission-texts';
import { FormGrid, InputField, SelectField } from '@web/components/form-field';
import { PageHeader } from '@web/components/page-header';
import { ProgressBar } from '@web/components/progress-bar';
import { SaveBar } from '@web/components/save-bar';
import { type ComparedField, useChangedMeanwhile } from '@web/components/use-changed-meanwhile';
import { callApi } from '@web/lib/calls';
import { sendForm } from '@web/lib/form-errors';
import { OF_MENUS } from '../navigation.api';
import { ICON_WORDS, menuTexts as texts } from '../texts';
import { useProgress } from '../use-progress';
import { useCall } from '@web/lib/use-call';
import * as navigationMenuCalls from '@gelanggang/contract/calls/navigation-menus';
import { useSave } from '@web/lib/use-send';
import { useFetchFailure } from '@web/lib/use-fetch-failure';

const LIST = pathOf('/admin/navigation');

interface Values {
  name: string;
  parent_id: string;
  order: string;
  type: MenuType;
  url: string;
  icon: string;
  permission: Permission | '';
}

/** The dashboard is `/admin`; a menu that only opens its children has none. */
function typedAddress(menu: MenuRow | null): string {
  if (!menu || menu.url === OPENS_CHILDREN) return '';
  return menu.url === '' ? pathOf('/admin') : menu.url;
}

function valuesOf(menu: MenuRow | null): Values {
  return {
    name: menu?.name ?? '',
    parent_id: menu?.parent_id ? String(menu.parent_id) : '',
    order: String(menu?.order ?? 0),
    type: menu?.type ?? 'public',
    url: typedAddress(menu),
    icon: menu?.icon ?? '',
    permission: menu?.permission ?? '',
  };
}

const COMPARED: readonly ComparedField<Values>[] = [
  { name: 'name', label: texts.name },
  { name: 'type', label: texts.type, show: (_, { type }) => texts.types[type] },
  {
    name: 'parent_id',
    label: texts.parent,
    show: async (_, { parent_id: id }) =>
      (await callApi(navigationMenuCalls.all)).find((one) => String(one.id) === id)?.name ?? texts.noParent,
  },
  { name: 'order', label: texts.order },
  { name: 'url', label: texts.url },
  { name: 'icon', label: texts.icon, show: (_, { icon }) => (icon === '' ? '' : (ICON_WORDS[icon] ?? icon)) },
  {
    name: 'permission',
    label: texts.permission,
    show: (_, { permission }) => (permission === '' ? texts.everybody : PERMISSION_LABELS[permission]),
  },
];

/** Those of the type, without the menu itself and what is below it. */
function parentsFor(menus: readonly MenuRow[], type: MenuType, ownId: number | null): MenuRow[] {
  const isBelow = (menu: MenuRow): boolean => {
    if (menu.id === ownId) return true;
    const parent = menus.find((other) => other.id === menu.parent_id);
    return parent ? isBelow(parent) : false;
  };
  return menus.filter((menu) => menu.type === type && !isBelow(menu));
}

export function MenuForm({ menu }: { menu: MenuRow | null }) {
  const navigate = useNavigate();
  const form = useForm<Values>({ defaultValues: valuesOf(menu) });
  const [isSaved, setSaved] = useState(false);
  const chosen = form.watch();
  // every menu, for the choice of a parent
  const menus = useCall(navigationMenuCalls.all);
  const save = useSave(navigationMenuCalls, menu?.id ?? null, OF_MENUS);
  const progress = useProgress(save.isPending);
  const parents = menus.data ? parentsFor(menus.data, chosen.type, menu?.id ?? null) : [];

  useFetchFailure(menus.error, texts.parentsFailed);
  const isAdmin = chosen.type === 'admin';
  const address = menuAddress(chosen.type, chosen.url);
  const leadsNowhere =
    isAdmin && address !== OPENS_CHILDREN && isMenuAddress('admin', address) && !hasMenuPage(address);

  const send = (values: Values, version: number | undefined) =>
    sendForm(
      form,
      save,
      {
        name: values.name,
        parent_id: values.parent_id === '' ? null : Number(values.parent_id),
        order: values.order.trim() === '' ? 0 : decimalOf(values.order),
        type: values.type,
        url: values.url.trim() === '' ? OPENS_CHILDREN : values.url,
        icon: isAdmin && values.icon !== '' ? values.icon : null,
        permission: isAdmin && values.permission !== '' ? values.permission : null,
        version,
      },
      {
        done: menu ? texts.updated : texts.created,
        failed: texts.saveFailed,
        tells: (error) => isMeeting(error),
        onDone: () => {
          setSaved(true);
          void navigate(LIST, { replace: true });
        },
      },
    );
  const { row, notice, isMeeting } = useChangedMeanwhile<MenuRow, Values>({
    form,
    row: menu,
    read: ({ id }) => callApi(navigationMenuCalls.read, { params: { id } }),
    valuesOf,
    compared: COMPARED,
    send,
  });
  const submit = form.handleSubmit((values) => send(values, row?.version));

  return (
    <>
      <PageHeader title={menu ? texts.editTitle : texts.createTitle} />
      <form onSubmit={(event) => void submit(event)} noValidate>
        {notice}
        <FormGrid>
          <InputField form={form} name="name" label={texts.name} maxLength={60} autoFocus={menu === null} />
          <SelectField
            form={form}
            name="type"
            label={texts.type}
            options={(['public', 'admin'] as const).map((type) => ({ value: type, label: texts.types[type] }))}
            onChosen={() => form.setValue('parent_id', '')}
          />
          <SelectField
            form={form}
            name="parent_id"
            label={texts.parent}
            isOptional
            placeholder={texts.noParent}
            options={parents.map((one) => ({
              value: one.id,
              label: one.parent_name ? `${one.parent_name} › ${one.name}` : one.name,
            }))}
          />
          <InputField form={form} name="order" label={texts.order} hint={texts.orderHint} type="number" step={1} />
          <InputField
            form={form}
            name="url"
            label={texts.url}
            isOptional
            hint={leadsNowhere ? texts.noPage : texts.urlHints[chosen.type]}
            maxLength={300}
            autoCapitalize="none"
            spellCheck={false}
          />
          {isAdmin ? (
            <>
              <Box display="grid" gridTemplateColumns="1fr auto" gap="3" alignItems="end" alignSelf="start">
                <SelectField
                  form={form}
                  name="icon"
                  label={texts.icon}
                  isOptional
                  placeholder={texts.defaultIcon}
                  options={iconChoices(menu?.icon ?? null)}
                />
                <Box minH="44px" display="grid" placeItems="center" color="fg.muted">
                  <MenuIcon name={chosen.icon} />
                </Box>
              </Box>
              <SelectField
                form={form}
                name="permission"
                label={texts.permission}
                isOptional
                placeholder={texts.everybody}
                options={PERMISSIONS.map((one) => ({ value: one, label: PERMISSION_LABELS[one] }))}
              />
            </>
          ) : null}
        </FormGrid>
        <Box maxW="form" mt="6" visibility={save.isPending ? 'visible' : 'hidden'}>
          <ProgressBar value={progress} label={texts.progress} />
        </Box>
        <SaveBar
          form={form}
          version={row?.version}
          isDirty={form.formState.isDirty && !isSaved}
          isSaving={save.isPending}
          cancelTo={LIST}
        />
      </form>
    </>
  );
}

/** A picture that was named elsewhere stays choosable. */
function iconChoices(own: string | null) {
  const names = own !== null && !ICON_NAMES.includes(own) ? [...ICON_NAMES, own] : ICON_NAMES;
  return names.map((name) => ({ value: name, label: ICON_WORDS[name] ?? name }));
}
